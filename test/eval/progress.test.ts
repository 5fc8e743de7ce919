import { expect, it, vi } from 'vitest';
import { counted } from './progress.ts';

it('tells each tenth of a long set where there is no terminal, and the end', () => {
  const said: string[] = [];
  const written = vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    said.push(String(line).trim());
    return true;
  });
  try {
    expect([
      ...counted(
        'open',
        Array.from({ length: 40 }, (_, at) => at),
      ),
    ]).toHaveLength(40);
    expect([...counted('none', [])]).toEqual([]);
  } finally {
    written.mockRestore();
  }
  expect(said.slice(0, 3)).toEqual([
    'Asking open, 0 % (0 of 40 cases)',
    'Asking open, 10 % (4 of 40 cases)',
    'Asking open, 20 % (8 of 40 cases)',
  ]);
  expect(said).toHaveLength(12);
});
