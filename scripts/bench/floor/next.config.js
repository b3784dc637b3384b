// Without a configuration Next takes that of the folder above, and without these endings its middleware.
export default { pageExtensions: ['jsx'] }
