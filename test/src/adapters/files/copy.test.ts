import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DOCUMENT_PATH, filesOf, placeFiles } from '#src/adapters/files/copy.ts';
import { scratchFolder } from '#test/harness/scratch.ts';

const folder = scratchFolder('files');

const hash = 'ab'.repeat(32);

it('copies whole files and neither unfinished ones nor what leads out of the folder', () => {
  const from = join(folder, 'from');
  mkdirSync(join(from, 'acc_1', 'ab'), { recursive: true });
  writeFileSync(join(from, 'acc_1', 'ab', hash), 'the bytes');
  writeFileSync(join(from, 'acc_1', 'ab', `${hash}.123.part`), 'half');
  const files = [...filesOf(from, DOCUMENT_PATH)];
  expect(files.map(({ name }) => name)).toEqual([`acc_1/ab/${hash}`]);

  const to = join(folder, 'to');
  mkdirSync(to);
  writeFileSync(join(to, 'old'), 'what was there');
  const evil = { name: `acc_1/../../${hash}`, content: Buffer.from('x') };
  placeFiles(to, [...files, evil], DOCUMENT_PATH, 'now');
  expect(readFileSync(join(to, 'acc_1', 'ab', hash), 'utf8')).toBe('the bytes');
  expect(existsSync(join(folder, hash))).toBe(false);
  expect(readFileSync(join(`${to}.before-restore-now`, 'old'), 'utf8')).toBe('what was there');
});
