import { fromBuffer, type ZipFile } from 'yauzl';

const MAX_PART = 24 * 1024 * 1024;
const MAX_ALL = 64 * 1024 * 1024;

/**
 * The parts of a ZIP archive whose names are wanted.
 * @throws Error for what is no archive, and for parts that unpack to more than is plausible
 */
export async function partsOf(
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
): Promise<Map<string, Buffer>> {
  const zip = await open(Buffer.from(bytes));
  const parts = new Map<string, Buffer>();
  let all = 0;
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(parts));
    zip.on('entry', (entry) => {
      if (!wanted(entry.fileName)) {
        zip.readEntry();
        return;
      }
      all += entry.uncompressedSize;
      if (entry.uncompressedSize > MAX_PART || all > MAX_ALL || parts.size > 200) {
        reject(new Error('the archive unpacks to too much'));
        return;
      }
      zip.openReadStream(entry, (error, stream) => {
        if (error) {
          reject(error);
          return;
        }
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('error', reject);
        stream.on('end', () => {
          parts.set(entry.fileName, Buffer.concat(chunks));
          zip.readEntry();
        });
      });
    });
    zip.readEntry();
  });
}

function open(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    );
  });
}
