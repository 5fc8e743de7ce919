const WORD = 'application/msword';
/** The container format of old Office files. */
const COMPOUND = 'application/x-cfb';

/** Loaded with the first file: it takes a while. */
let fileType: Promise<typeof import('file-type')> | undefined;

/** The MIME type detected from bytes; application/octet-stream if unknown. */
export async function typeOf(bytes: Uint8Array): Promise<string> {
  fileType ??= import('file-type');
  const { fileTypeFromBuffer } = await fileType;
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.mime === COMPOUND) return holds(bytes, 'WordDocument') ? WORD : COMPOUND;
  if (found !== undefined) return found.mime;
  return isText(bytes) ? 'text/plain' : 'application/octet-stream';
}

function holds(bytes: Uint8Array, entry: string): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
    Buffer.from(entry, 'utf16le'),
  );
}

function isText(bytes: Uint8Array): boolean {
  if (bytes.length === 0 || bytes.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
