import fc from 'fast-check';
import { expect, it } from 'vitest';
import { resolveName, splitName } from '#src/domain/candidates/names.ts';

it.each([
  ['Jane Doe', 'Jane', 'Doe'],
  ['Maria van der Berg', 'Maria', 'van der Berg'],
  ['José María de la Cruz', 'José María', 'de la Cruz'],
  ['Van Morrison', 'Van', 'Morrison'],
  ['Cher', 'Cher', null],
  ['Jane Doe, CPA', 'Jane', 'Doe'],
  ['SMITH, Robert', 'Robert', 'Smith'],
  ['Nguyễn Thị Mai', 'Mai', 'Nguyễn'],
])('splits %s into %s and %s', (name, first_name, last_name) => {
  expect(splitName(`  ${name.replace(' ', '   ')} `)).toEqual({ name, first_name, last_name });
});

it.each([
  [{ first_name: 'Jane', last_name: 'Doe, CPA' }, 'Jane Doe, CPA', 'Doe'],
  [{ first_name: 'Jane', last_name: 'Doe-Smith FCA' }, 'Jane Doe-Smith FCA', 'Doe-Smith'],
  [{ name: 'Jane Doe, CPA', first_name: 'Jane', last_name: 'Doe, CPA' }, 'Jane Doe, CPA', 'Doe'],
  [{ name: 'Jane Doe, CPA', first_name: 'Jane' }, 'Jane Doe, CPA', 'Doe'],
  [{ first_name: 'Jane', last_name: 'Doe <script>' }, 'Jane Doe <script>', 'Doe'],
  [{ first_name: 'Ana', last_name: 'Ruiz Torres' }, 'Ana Ruiz Torres', 'Ruiz Torres'],
  [{ first_name: 'Jun', last_name: 'MA' }, 'Jun MA', 'MA'],
])('keeps what stands behind a name out of the surname: %o', (given, name, last_name) => {
  expect(resolveName(given, null)).toMatchObject({ name, last_name });
});

it('takes a single word behind a title for the surname', () => {
  expect(splitName("Ms. O'Brien")).toEqual({ name: "Ms. O'Brien", first_name: null, last_name: "O'Brien" });
});

it('refuses parts that are not in the whole, and no name at all', () => {
  expect(() => resolveName({ name: 'Jane Doe', last_name: 'Roe' }, null)).toThrow(/last_name/);
  expect(() => resolveName({ first_name: null }, null)).toThrow(/name/);
});

it('takes the rest of the whole for the part that is not given', () => {
  expect(resolveName({ name: 'Ana Ruiz Torres', first_name: 'Ana' }, null).last_name).toBe('Ruiz Torres');
  expect(resolveName({ name: 'Ana Ruiz Torres', last_name: 'Ruiz Torres' }, null).first_name).toBe('Ana');
});

it('takes a surname for one that only looks like a number behind a name', () => {
  expect(splitName('Ana Iv')).toMatchObject({ first_name: 'Ana', last_name: 'Iv' });
  expect(splitName('Ana Ruiz IV')).toMatchObject({ last_name: 'Ruiz' });
});

it('keeps the whole made of its parts through any changes of the parts', () => {
  const word = fc.stringMatching(/^[A-Z][a-zé]{1,8}$/);
  const part = fc.option(word, { nil: undefined });
  fc.assert(
    fc.property(
      word,
      word,
      fc.array(fc.record({ first_name: part, last_name: part }), { maxLength: 5 }),
      (a, b, patches) => {
        let person = resolveName({ name: `${a} ${b}` }, null);
        for (const patch of patches) {
          if (patch.first_name === undefined && patch.last_name === undefined) continue;
          person = resolveName(patch, person);
          expect(person.name).toBe(`${person.first_name} ${person.last_name}`);
        }
      },
    ),
  );
});
