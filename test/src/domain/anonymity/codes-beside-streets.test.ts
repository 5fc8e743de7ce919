import { describe, expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const person = identityOf({ candidate: splitName('Ebba Lindholm') });

describe('The code of the post beside a street goes with it', () => {
  it.each([
    ['behind the floor', 'C/ Predicadores 112, 3º izda, 50003 Zaragoza. Móvil', '50003'],
    ['behind a letter', 'Indirizzo via dei Fornaciai 29/B, 40129 Bologna, libera da marzo', '40129'],
    ['in running text', 'She parks at 7/22 Gertrude Parade, Preston 3072 so a lift is not needed', '3072'],
    ['in running text', 'Coming from 3 Dorp St, Stellenbosch 7600 so she will not be late', '7600'],
    ['before it', 'Austin 78704, 2310 S Kinney Loop Apt 5. Talked about Kafka', '78704'],
    ['before it', 'Austin 78704, 2310 S Kinney Loop Apt 5. Talked about Kafka', 'Kinney'],
    ['alone', 'Form shows 1187 Mesquite Hollow Dr, 78299. Please send the link', '78299'],
    ['alone', 'Ebba bor på Strandhavrevej 61, 6799, så flytning er ikke nødvendig', '6799'],
  ])('%s: %s', (_, text, code) => {
    expect(firstNameOnly(text, person).text).not.toContain(code);
    expect(scrub(text, person).text).not.toContain(code);
  });

  it('and what is counted behind it stays', () => {
    const text = 'Moved from 12 Kaipara Road, Dunedin 1200 parcels a day went there.';
    expect(firstNameOnly(text, person).text).toContain('1200');
  });
});

describe('Former names go where the text says that somebody had them', () => {
  it.each([
    ['Ebba Lindholm (f. Bäckström) kan komma onsdag.', 'Bäckström'],
    ['Obs Ebba hette Bäckström de första åren.', 'Bäckström'],
    ['Ebba hed tidligere Bruun og skiftede i 2019.', 'Bruun'],
    ['Ebba Lindholm (also registered under Ebba McDonnell, the board has both).', 'McDonnell'],
    ['Formerly Donnelly, so the degree from Atlantic Tech is in that name.', 'Donnelly'],
    ['She is still listed as Ebba Carmody with the council.', 'Carmody'],
  ])('%s', (text, name) => {
    expect(firstNameOnly(text, person).text).not.toContain(name);
    expect(scrub(text, person).text).not.toContain(name);
  });

  it('and what else is registered or listed stays', () => {
    const text = 'Ebba is registered as Chartered Engineer and listed under Projects.';
    expect(firstNameOnly(text, person).text).toContain('registered as Chartered Engineer');
  });
});

it('a Dutch day of birth goes behind its short word', () => {
  expect(firstNameOnly('8019 KD Zwolle, geb.dat. 12-09-1983. Werkt nu.', person).text).not.toContain('1983');
});

describe('A school goes by the beginnings of its words', () => {
  const schooled = identityOf({
    candidate: {
      ...splitName('Ebba Lindholm'),
      education: [{ school: 'Manchester Metropolitan University' }],
    },
  });
  it.each([
    ['Man Met MA, driver, own car.', 'Man Met'],
    ['Did social work at Man Met, then agency.', 'Man Met'],
  ])('%s', (text, said) => {
    expect(scrub(text, schooled).text).not.toContain(said);
  });
  it('and what only begins so stays', () => {
    expect(scrub('Line manager. Man met deadlines.', schooled).text).toContain('Man met deadlines');
  });
});

it('the beginning of a number of a register goes', () => {
  expect(firstNameOnly('ID number starts 900412 and you need it.', person).text).not.toContain('900412');
});

it('what was a house stays at the level of the first name', () => {
  const text = 'Formerly Deloitte, so the methods are known.';
  expect(firstNameOnly(text, person).text).toBe(text);
});
