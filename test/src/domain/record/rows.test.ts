import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { column, group, hidden, record } from '#src/domain/record/index.ts';

const ROOM = record('team', 'teams', {
  id: column(z.string()),
  name: column(z.nullable(z.string()), {
    create: z.string().optional(),
    folded: 'name_folded',
    keyed: { column: 'name_key', by: (text: string) => `key of ${text}` },
  }),
  open: column(z.boolean()),
  tags: column(z.array(z.string())),
  size: group(
    { width: column(z.nullable(z.number())), height: column(z.nullable(z.number())) },
    { create: z.object({ width: z.number().optional(), height: z.number().optional() }).optional() },
  ),
  made_by: hidden(z.nullable(z.string())),
});

const row = (given: object, derived: object) => ROOM.row(given, derived as never);
const always = { id: 'r1', open: true, tags: ['a'] };

describe('a complete row of a record', () => {
  it('holds every column, encoded, with what is made of a text, and null where nothing is given', () => {
    expect(row({ name: 'Été' }, { ...always })).toEqual({
      id: 'r1',
      name: 'Été',
      name_folded: 'ete',
      name_key: 'key of Été',
      open: 1,
      tags: '["a"]',
      width: null,
      height: null,
      made_by: null,
    });
    expect(row({}, { ...always })).toMatchObject({ name: null, name_folded: null, name_key: null });
  });

  it('takes a derived value before a given one, also where it is undefined, and the parts of a given object', () => {
    const given = { name: 'Given', size: { width: 2, height: 3 } };
    expect(row(given, { ...always, name: 'Derived' })).toMatchObject({
      name: 'Derived',
      width: 2,
      height: 3,
    });
    const none = { ...always, name: undefined, height: 9 };
    expect(row(given, none)).toMatchObject({ name: null, width: 2, height: 9 });
  });

  it('is refused where a column that is never null has no value', () => {
    expect(() => row({}, { id: 'r1', tags: [] })).toThrow('team.open has no value');
  });
});
