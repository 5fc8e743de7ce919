import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fillReferences,
  findReferences,
  type Reference,
  resolveReference,
  tokensOf,
} from '#src/batch/references.ts';
import { AppError } from '#src/lib/errors.ts';

const refer = (pointer: string): Reference => ({
  at: ['field'],
  from: 'a',
  pointer,
  path: tokensOf(pointer) ?? [],
});
const at = (value: unknown, pointer: string) => resolveReference(value, refer(pointer));

// The document and the answers of RFC 6901, section 5.
const RFC = {
  foo: ['bar', 'baz'],
  '': 0,
  'a/b': 1,
  'c%d': 2,
  'e^f': 3,
  'g|h': 4,
  'i\\j': 5,
  'k"l': 6,
  ' ': 7,
  'm~n': 8,
};

describe('JSON Pointer', () => {
  it.each([
    ['', RFC],
    ['/foo', ['bar', 'baz']],
    ['/foo/0', 'bar'],
    ['/', 0],
    ['/a~1b', 1],
    ['/c%d', 2],
    ['/e^f', 3],
    ['/g|h', 4],
    ['/i\\j', 5],
    ['/k"l', 6],
    ['/ ', 7],
    ['/m~0n', 8],
  ])('reads %j as RFC 6901 says', (pointer, expected) => {
    expect(at(RFC, pointer)).toEqual(expected);
  });

  it.each(['id', '#/id', '/a~2', '/a~'])('does not take %j for a pointer', (pointer) => {
    expect(tokensOf(pointer)).toBeNull();
  });

  it('finds every member of any value by its own pointer', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const visit = (node: unknown, pointer: string): void => {
          expect(at(value, pointer)).toEqual(node);
          if (Array.isArray(node)) {
            for (const [index, member] of node.entries()) visit(member, `${pointer}/${index}`);
          } else if (node !== null && typeof node === 'object') {
            for (const [key, member] of Object.entries(node)) {
              visit(member, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
            }
          }
        };
        visit(value, '');
      }),
    );
  });
});

describe('mapping with *', () => {
  const page = {
    items: [
      { id: 'x', tags: ['a', 'b'] },
      { id: 'y', tags: ['c'] },
    ],
  };

  it('maps the rest of the path over an array', () => {
    expect(at(page, '/items/*/id')).toEqual(['x', 'y']);
    expect(at({ items: [] }, '/items/*/id')).toEqual([]);
  });

  it('puts arrays that it meets together in one, as RFC 8620 does', () => {
    expect(at(page, '/items/*/tags')).toEqual(['a', 'b', 'c']);
    expect(at(page, '/items/*/tags/*')).toEqual(['a', 'b', 'c']);
  });

  it('takes a member that is named * where there is no array', () => {
    expect(at({ '*': 1 }, '/*')).toBe(1);
  });
});

describe('what is not there', () => {
  const fault = (value: unknown, pointer: string): AppError => {
    try {
      at(value, pointer);
    } catch (error) {
      if (error instanceof AppError) return error;
    }
    throw new Error('it was found');
  };

  it.each([
    [{ id: 1, name: 'x' }, '/nmae', 'id, name'],
    [{ items: [{}, {}] }, '/items/2', 'a list of 2'],
    [{ items: [] }, '/items/0', 'an empty list'],
    [{ items: [{ id: 1 }] }, '/items/id', 'use *'],
    [{ id: null }, '/id/x', 'null'],
    [{ id: 'text' }, '/id/length', 'string'],
    [{ list: [1] }, '/list/-', 'a list of 1'],
    [{ list: [1] }, '/list/00', 'a list of 1'],
    [{}, '/constructor', 'are:'],
  ])('says of %j at %s what is there', (value, pointer, words) => {
    const error = fault(value, pointer);
    expect(error.code).toBe('REF_UNRESOLVED');
    expect(error.field).toBe('field');
    expect(error.message).toContain(words);
  });

  it('names the element in which a mapped path breaks off', () => {
    expect(fault({ items: [{ id: 1 }, { name: 'x' }] }, '/items/*/id').message).toContain('/items/1');
  });
});

describe('inputs with references', () => {
  it('finds them at any depth and leaves all else as it is', () => {
    const leaf = fc.oneof(
      fc.string().map((value) => ({ value, reference: false })),
      fc.integer().map((value) => ({ value, reference: false })),
      fc.constantFrom('/id', '', '/a/b').map((path) => ({ value: { $from: 'a', path }, reference: true })),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('p', 'q', 'r'), leaf)), (entries) => {
        const input = { fixed: 'x', list: entries.map(([key, { value }]) => ({ [key]: value })) };
        const { references, faults } = findReferences(input);
        expect(faults).toEqual([]);
        expect(references).toHaveLength(entries.filter(([, { reference }]) => reference).length);
        const filled = fillReferences(input, references, ({ pointer }) => `filled ${pointer}`);
        expect(filled).toEqual({
          fixed: 'x',
          list: entries.map(([key, { value, reference }]) => ({
            [key]: reference ? `filled ${(value as { path: string }).path}` : value,
          })),
        });
        expect(findReferences(filled).references).toEqual([]);
      }),
    );
  });

  it('takes text for text, whatever it looks like', () => {
    const input = { notes: '{"$from": "a", "path": "/id"}', more: { from: 'a', path: '/id' } };
    expect(findReferences(input).references).toEqual([]);
  });
});

it('reads the id where a reference without a path stands in the place of one, and the whole result elsewhere', () => {
  const input = {
    pool_id: { $from: 'p' },
    ids: [{ $from: 'a' }],
    data: { $from: 'b' },
    job_id: { $from: 'c', path: '' },
    owner_id: { $from: 'd', path: '/owner_id' },
  };
  expect(findReferences(input).references.map(({ from, pointer, path }) => [from, pointer, path])).toEqual([
    ['p', '/id', ['id']],
    ['a', '/id', ['id']],
    ['b', '', []],
    ['c', '', []],
    ['d', '/owner_id', ['owner_id']],
  ]);
});
