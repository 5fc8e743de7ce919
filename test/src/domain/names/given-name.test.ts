import { expect, it } from 'vitest';
import { firstNameOnly, identityOf } from '#src/domain/anonymity/index.ts';
import { givenNameToShow } from '#src/domain/names/index.ts';

it.each([
  ['Lee Kuan Yew', 'Lee Kuan', 'Kuan'],
  ['Lee Kuan Yew', null, 'Kuan'],
  ['Ana Ruiz', 'Ana', 'Ana'],
  ['Mary-Jane Smith', 'Mary-Jane', 'Mary-Jane'],
  ['Martin Martin', 'Martin', 'Martin'],
  ['María José García', 'María José', 'María José'],
])('shows of %s, recorded as %s, what is surely no surname: %s', (name, first, shown) => {
  expect(givenNameToShow(name, first)).toBe(shown);
});

it('leaves no reading of a surname in a text where a name is recorded the other way round', () => {
  const identity = identityOf({
    candidate: { name: 'Lee Kuan Yew', first_name: 'Lee Kuan', last_name: 'Yew' },
  });
  const { text } = firstNameOnly('Lee Kuan Yew runs the desk; Mr Lee is on leave.', identity);
  expect(text).not.toMatch(/Lee|Yew/);
  expect(text).toContain('Kuan runs the desk');
});
