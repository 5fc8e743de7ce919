import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Each file of a folder that holds one of the texts, in any case, with that text: `name: text`. */
export function filesWith(folder: string, texts: readonly string[]): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return filesWith(path, texts);
    const bytes = contentOf(path).toLowerCase();
    return texts.filter((text) => bytes.includes(text.toLowerCase())).map((text) => `${name}: ${text}`);
  });
}

// A file may go between the listing and the reading.
function contentOf(path: string): string {
  try {
    return readFileSync(path).toString('latin1');
  } catch {
    return '';
  }
}
