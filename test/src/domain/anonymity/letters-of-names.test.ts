import { describe, expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';
import { lettersOfName } from '#src/domain/anonymity/letters-of-names.ts';

const at = (employer: string, school = '') =>
  identityOf({
    candidate: {
      name: 'Xanthe Marlowe',
      experience: [{ title: 'Specialist', employer }],
      education: school === '' ? [] : [{ school }],
    },
  });

describe('The letters of a name leave out what joins its words, and its town', () => {
  it.each([
    ['Slovenská technická univerzita v Bratislave', 'stu'],
    ['Uniwersytet Ekonomiczny w Poznaniu', 'uep'],
    ['Florida A&M University', 'famu'],
    ['Universitätsklinikum Hamburg-Eppendorf', 'uke'],
    ['Universidad de la República', 'ur'],
  ])('%s: %s', (name, letters) => {
    if (letters.length > 2) expect(lettersOfName(name)).toContain(letters);
    else expect(lettersOfName(name)).not.toContain(letters);
  });
});

describe('Letters of a house go where a house stands', () => {
  it.each([
    ['Universitätsklinikum Hamburg-Eppendorf', '', 'Leitet 14 Betten am UKE und hat 38 Leute.', 'UKE'],
    ['Flutterwave', '', 'The FLW options vest in October.', 'FLW'],
    ['Techcombank', '', 'Built the fraud store at TCB more or less alone.', 'TCB'],
    ['Neste Oyj', 'LUT-yliopisto', 'Hän on LUTista valmistunut insinööri.', 'LUTista'],
  ])('%s %s: %s', (employer, school, text, hidden) => {
    expect(scrub(text, at(employer, school)).text).not.toContain(hidden);
  });

  it('but not where they are of a file or a tool', () => {
    expect(scrub('Edits FLV files and plays the uke.', at('Flutterwave')).text).toContain('FLV files');
  });
});
