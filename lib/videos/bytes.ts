/** A file of which parts can be read: a browser's or a server's. Past its end `read` gives fewer bytes, or none. */
export type Bytes = { size: number; read: (start: number, length: number) => Promise<Uint8Array> }

export function blobBytes(blob: Blob): Bytes {
  return {
    size: blob.size,
    read: async (start, length) => new Uint8Array(await blob.slice(start, start + length).arrayBuffer()),
  }
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

export function textAt(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end))
}
