import { describe, expect, test } from 'vitest';
import { identityOf, marksIn, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const of = (employers: readonly string[], schools: readonly string[] = []) =>
  identityOf({
    candidate: {
      ...splitName('Ann Day'),
      experience: employers.map((employer) => ({ title: 'Fitter', employer })),
      education: schools.map((school) => ({ school })),
    },
  });

describe('what a hidden house makes', () => {
  test.each([
    ['Krauss-Maffei', 'At Krauss-Maffei she welded hulls on the K-220 corvettes.', 'K-220'],
    ['Krauss-Maffei', 'Krauss-Maffei gave her the VX9 pump, the hardest job there.', 'VX9'],
    ['Vanderlande', 'Bij Vanderlande plaatste hij zes robots van het type Kruiser.', 'Kruiser'],
    ['Alstom', 'Chez Alstom, elle a travaillé sur la gamme Coral.', 'Coral'],
    ['Talgo', 'En Talgo trabajó en el bloque 12 de las VR-200.', 'VR-200'],
    [
      'Wessex Pies',
      'She ran two lines at Wessex Pies, where the Harvest Slice was hers to keep.',
      'Harvest Slice',
    ],
    ['Wessex Pies', 'At Wessex Pies she rebuilt the eKiosk and the till.', 'eKiosk'],
    ['Wessex Pies', 'At Wessex Pies he cut waste on the Golden Crust line.', 'Golden Crust'],
    ['Krauss-Maffei', 'Bei Krauss-Maffei prüfte sie Bauteile für den Marder 3.', 'Marder 3'],
    ['Solaris', 'W Solaris uruchomiła linię Zefir.', 'Zefir'],
  ])('goes and is marked where the sentence ties it to the work there: %s', (house, text, made) => {
    const who = of([house]);
    expect(scrub(text, who).text).not.toContain(made);
    const marks = marksIn([{ text, identity: who }], 'anonymous').flat();
    const at = text.indexOf(made);
    expect(marks.some(({ start, end }) => start < at + made.length && at < end)).toBe(true);
  });

  test.each([
    'At Wessex Pies she built the Kafka pipeline and passed the B2 exam.',
    'At Wessex Pies she settled a dispute in the Labour Court.',
    'At Wessex Pies he ran the European launch and the Christmas menu.',
    'At Wessex Pies she took the M25 to work.',
    'At Wessex Pies she led the Boston office.',
    'At Wessex Pies she developed the Excel model in May.',
  ])('what is of everybody stays: %s', (text) => {
    const kept = text.replace('At Wessex Pies ', '').replace(/^(?:she|he) /u, '');
    expect(scrub(text, of(['Wessex Pies'])).text).toContain(kept);
  });

  test('nouns of German stay', () => {
    const text =
      'Bei Krauss-Maffei betreute die Person die Kunden in Bayern und montierte die Anlagen in Ulm.';
    expect(scrub(text, of(['Krauss-Maffei'])).text).toContain(
      'die Kunden in Bayern und montierte die Anlagen in Ulm',
    );
  });

  test('a name far from any hidden house is left to be marked', () => {
    const text = 'At Wessex Pies she baked. Then she rested a year. She sails the Golden Crust line at home.';
    expect(scrub(text, of(['Wessex Pies'])).text).toContain('Golden Crust');
  });
});

describe('who owns a hidden house', () => {
  test.each([
    ['Vapiano', 'Zentis, the group behind Vapiano, offered her a post.', 'Zentis'],
    ['Vapiano', 'Vapiano, a brand of Zentis Foods, made her head chef.', 'Zentis'],
    ['Vapiano', 'Vapiano, eine Marke von Zentis, wuchs schnell.', 'Zentis'],
    ['Vapiano', 'Zentis, le groupe derrière Vapiano, recrute.', 'Zentis'],
  ])('goes: %s, %s', (house, text, owner) => {
    expect(scrub(text, of([house])).text).not.toContain(owner);
  });

  test.each([
    ['Ann, owner of the process, stayed at Vapiano.', 'owner of the process'],
    ['Vapiano, part of a larger group, grew.', 'part of a larger group'],
  ])('words stay: %s', (text, kept) => {
    expect(scrub(text, of(['Vapiano'])).text).toContain(kept);
  });
});

describe('parts of recorded names', () => {
  test.each([
    [[], ['IES Rosa Luna'], 'Estudió en el Rosa Luna y salió con 18 años.', 'Rosa Luna'],
    [[], ['Lycée hôtelier Paul Verlon'], 'He went to Lycée Paul Verlon.', 'Verlon'],
    [[], ['Liceo scientifico Aldo Brenta'], 'Ha studiato al Aldo Brenta.', 'Brenta'],
    [["King's and St Agnes' NHS Trust"], [], "At St Agnes' she rewrote the chart.", 'Agnes'],
    [['Mandarin-Lotos'], [], 'Guests of the Mandar liked the breakfast.', 'Mandar'],
  ])('tell the house and go: %s %s', (houses, schools, text, part) => {
    expect(scrub(text, of(houses, schools)).text).not.toContain(part);
  });
});

describe('a code beside the words of an exchange', () => {
  test.each([
    ['She joined a fund, or QLM on the New York exchange, in May.', 'QLM'],
    ['Analysts who cover WESSEXPIE call her exact.', 'WESSEXPIE'],
    ['It is listed on the Bombay exchange as ARVORIL.', 'ARVORIL'],
    ['Das Haus wird an der Frankfurter Börse als QLMX gehandelt, QLMX an der Frankfurter Börse.', 'QLMX'],
  ])('goes: %s', (text, code) => {
    expect(scrub(text, of([])).text).not.toContain(code);
  });

  test.each([
    ['Analysts who cover FMCG and ESG like her.', 'FMCG and ESG'],
    ['Analysts who follow SAP projects know.', 'SAP projects'],
  ])('letters of the field stay: %s', (text, kept) => {
    expect(scrub(text, of([])).text).toContain(kept);
  });
});
