declare module 'wawoff2' {
  /** WOFF2 to TrueType or OpenType. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
  /** TrueType or OpenType to WOFF2. */
  export function compress(font: Uint8Array): Promise<Uint8Array>;
}
