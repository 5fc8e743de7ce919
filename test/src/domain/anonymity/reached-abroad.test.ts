import { describe, expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const person = identityOf({ candidate: splitName('Ebba Lindholm') });

describe('Addresses of mail go however they are said', () => {
  it.each([
    ['hör av sig från ebba punkt lindholm snabel-a example punkt se. Maken', 'snabel'],
    ['Mail: ebba punkt lindholm ät example punkt ch. Auf Xing', 'example'],
    ['o e-mail é ebba ponto vb arroba example ponto pt, e no', 'vb'],
    ['e-post er ebba (punktum) lindholm (krøllalfa) example (punktum) no. Finn', 'example'],
    ['prova effe punto lindholm chiocciola example punto it, o altro', 'example'],
    ['Personal: ebba.lindholm (gmail-style, at example, com). Clearance', 'example'],
    ['le mail ebba.lindholm chez example.be. Date', 'example'],
  ])('%s', (text, piece) => {
    expect(firstNameOnly(text, person).text).not.toContain(piece);
    expect(scrub(text, person).text).not.toContain(piece);
  });

  it('and what is only at a house stays', () => {
    const text = 'Ebba works at Example, point of sale, and had a good point at Leeds.';
    expect(firstNameOnly(text, person).text).toBe(text);
  });
});

describe('A day of birth goes with a Roman month', () => {
  it.each([
    ['DOB for the pension people 3/xi/86. Licence', 'xi/86'],
    ["È nata il 12-IX-81, serve per l'assicurazione.", 'IX'],
    ['bday 29-FEB-1988 so cake', 'FEB'],
  ])('%s', (text, piece) => {
    expect(firstNameOnly(text, person).text).not.toContain(piece);
  });
});

describe('Other names go where papers are in them', () => {
  it.each([
    ['Ebba Lindholm, geschiedene Thielen (das Diplom läuft auf Thielen).', 'Thielen'],
    ['Ebba Lindholm (Ebba Kulkarni before marriage, marksheets are so).', 'Kulkarni'],
    ["Sending now, they're under A. Daly cos they are old.", 'Daly'],
    ['Her birth cert is under MacKinnon (adopted at six).', 'MacKinnon'],
    ['Publications and the old certificates are under Eze. Retail codes next.', 'Eze'],
    ['Ebba here, changed in 2019 from Rewiti back to my own name.', 'Rewiti'],
    ['Ebba ist umgezogen, hiess früher übrigens Imboden, Änderung 2006.', 'Imboden'],
    ['Ebba Lindholm, she was Kowalczyk then, is the one I would rehire.', 'Kowalczyk'],
    ['Ebba Lindholm (ex-Mme Tessier) confirme sa venue jeudi.', 'Tessier'],
    ['Born in spring, previous name Ebba Begum Miah. Two references in.', 'Begum'],
    ['Bankaccount in the name Oosthuysen, an old mistake.', 'Oosthuysen'],
  ])('%s', (text, name) => {
    expect(firstNameOnly(text, person).text).not.toContain(name);
    expect(scrub(text, person).text).not.toContain(name);
  });

  it('and the given name before a bracket stays, once each', () => {
    const text = 'I met Ebba Lindholm (Ebba to all) today.';
    expect(firstNameOnly(text, person).text).toBe('I met Ebba (Ebba to all) today.');
    expect(scrub(text, person).text).toBe('I met the candidate (the candidate to all) today.');
  });
});

describe('Boxes, codes and numbers of registers go', () => {
  it.each([
    ['Plaas Welverdiend, Posbus 4, Koelenhof.', 'Posbus 4'],
    ['Postboks 771 Sentrum, evt. hentes.', 'Postboks 771'],
    ['Skippinge Strandvej 41, st. tv., 4499 Kalundborg.', '4499'],
    ['ul. Stara Cegielnia 4/17, kl. II, 44-199 Gliwice', '44-199'],
    ['Flat 3B, Kasturi Enclave, PIN 600999 for courier.', '600999'],
    ['Living at 3 Quarry Close, Blackpool, Cork, T23 ZZ99. Rate agreed.', 'ZZ99'],
    ['WWCC 0088812E, ICU ten years.', '0088812E'],
    ['TQ # 5544-AJD-09, air brake.', '5544'],
  ])('%s', (text, piece) => {
    expect(firstNameOnly(text, person).text).not.toContain(piece);
  });
});

it('what somebody was then stays', () => {
  const text = 'She was Captain then and happy, and he was Manager back then.';
  expect(firstNameOnly(text, person).text).toBe(text);
});
