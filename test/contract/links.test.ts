import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;

const filesWith = (folder: string, words: RegExp): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => words.test(readFileSync(join(root, file), 'utf8')))
    .sort();

it('lets a page without a login reach an account and an action in one file alone', () => {
  expect(filesWith('src/links', /\b(internalPrincipal|execute|readContext)\(/)).toEqual([
    'src/links/open.ts',
  ]);
});

it('declares what stands outside the catalogue as internal actions', () => {
  expect(filesWith('src', /\bdefine(Read|Write)\(/)).toEqual(['src/action/internal.ts']);
});
