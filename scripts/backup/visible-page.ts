const headTag = /<title>.*?<\/title>|<(?:meta|link)\b[^>]*>/gs
const script = /<script\b(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs
const marks = /<!--.*?-->|<template\b[^>]*><\/template>/gs
const emptyBoundary = /<div hidden=""[^>]*><\/div>/g

/**
 * What of a page is its content: a busy server sends the tags of the head after the rest, in another order, and then
 * the scripts that carry the page's data differ.
 */
export function visiblePage(html: string): string {
  const tags = [...new Set(html.match(headTag) ?? [])].sort()
  const rest = [headTag, script, marks, emptyBoundary].reduce((text, part) => text.replace(part, ''), html)
  return `${tags.join('\n')}\n${rest}`
}
