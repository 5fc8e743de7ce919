import { expect, it } from 'vitest';
import { firstNameOnly, identityOf } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';
import { givenNameToShow } from '#src/domain/names/index.ts';

it.each([
  ['Lee Kuan Yew', 'Lee Kuan', 'Kuan'],
  ['Lee Kuan Yew', null, 'Kuan'],
  ['Ana Ruiz', 'Ana', 'Ana'],
  ['Mary-Jane Smith', 'Mary-Jane', 'Mary-Jane'],
  ['Martin Martin', 'Martin', 'Martin'],
  ['María José García', 'María José', 'María José'],
  ['María del Carmen Etxeberria Goñi', 'María del Carmen Etxeberria', 'María del Carmen'],
  ['Siobhán Ní Dhomhnaill', 'Siobhán', 'Siobhán'],
  ['Venkata Satya Lakshmi Narasimhan Iyer', 'Venkata Satya Lakshmi Narasimhan', 'Venkata Satya Lakshmi'],
  ['Juan Carlos Pérez García', 'Juan Carlos', 'Juan Carlos'],
  ['Anna Etxeberria Goñi', 'Anna', 'Anna'],
  ['Rania Abdel-Hadi Khoury', 'Rania Abdel-Hadi', 'Rania'],
  ['Omar Abdul Rahman Haddad', 'Omar Abdul Rahman', 'Omar'],
  ['Sami Abu-Zeid Nasser', 'Sami Abu-Zeid', 'Sami'],
  ['Mohammed Abdulrahman Khan', 'Mohammed Abdulrahman', 'Mohammed'],
])('shows of %s, recorded as %s, what is surely no surname: %s', (name, first, shown) => {
  expect(givenNameToShow(name, first)).toBe(shown);
});

it.each([
  ['María del Carmen Etxeberria Goñi', 'Etxeberria studied law.', 'María del Carmen studied law.'],
  ['João Pedro Cavalcanti de Albuquerque', 'João Cavalcanti is here.', 'João is here.'],
  ['Siobhán Ní Dhomhnaill', 'Ms Ní Dhomhnaill is here.', 'Siobhán is here.'],
  ['Tanaka Hiroshi', 'Tanaka-san builds lines.', 'Hiroshi builds lines.'],
  ['Abdulrahman bin Khalid Al-Otaibi', 'Abdulrahman Alotaibi is here.', 'Abdulrahman is here.'],
  ['Layla bint Khalid Al-Otaibi', 'Layla Al-Otaibi is here.', 'Layla is here.'],
  ['Rania Abdel-Hadi Khoury', 'The visa says Abdel-Hadi Khoury.', 'The visa says Rania.'],
  ['Omar Abdul Rahman Haddad', 'Omar Abdul Rahman is here.', 'Omar is here.'],
])('leaves of %s no surname at first_name in: %s', (name, text, shown) => {
  expect(firstNameOnly(text, identityOf({ candidate: splitName(name) })).text).toBe(shown);
});

it('leaves no reading of a surname in a text where a name is recorded the other way round', () => {
  const identity = identityOf({
    candidate: { name: 'Lee Kuan Yew', first_name: 'Lee Kuan', last_name: 'Yew' },
  });
  const { text } = firstNameOnly('Lee Kuan Yew runs the desk; Mr Lee is on leave.', identity);
  expect(text).not.toMatch(/Lee|Yew/);
  expect(text).toContain('Kuan runs the desk');
});

it.each([
  ['Rania Abdel-Hadi Khoury', 'Rania Khoury is here.', 'Rania is here.'],
  ['María José García', 'María García is here.', 'María is here.'],
  ['María del Carmen Etxeberria Goñi', 'María Etxeberria is here.', 'María is here.'],
  ['Juan Carlos Pérez García', 'JUAN PÉREZ is here.', 'JUAN is here.'],
  ['Juan Carlos Pérez García', 'Juan Carlos Pérez is here.', 'Juan Carlos is here.'],
  ['Mary Ann Lee', 'Ann Lee is here.', 'Ann is here.'],
])('shows no more given names of %s than the text has: %s', (name, text, shown) => {
  expect(firstNameOnly(text, identityOf({ candidate: splitName(name) })).text).toBe(shown);
});
