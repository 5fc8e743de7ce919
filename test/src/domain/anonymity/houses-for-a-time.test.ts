import { describe, expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const at = (...employers: string[]) =>
  identityOf({
    candidate: {
      ...splitName('Callum Rook'),
      experience: employers.map((employer) => ({ title: 'X', employer })),
    },
  });

describe('A recorded house', () => {
  it.each([
    [
      'Stadtwerke Münster',
      'Elektroniker, acht Jahre Stadtwerke (Netzleitstelle), davor drei im Bau.',
      'Stadtwerke',
    ],
    ['Sparkasse Ulm', 'Seit 2014 im Vertrieb, davor Sparkasse als Azubi.', 'Sparkasse'],
    ['Klinikum Fulda', 'Seit 2016 Klinikum, vorher ambulant. Sucht Tagdienst.', 'Klinikum'],
    ['Downer', 'Downer on the rail sigs at Dry Creek 3 yrs. Keen on solar.', 'Downer'],
  ])('of %s goes where somebody was there for a time: %s', (house, text, said) => {
    expect(scrub(text, at(house)).text).not.toContain(said);
  });

  it.each([
    ['Stadtwerke Münster', 'Er hat acht Jahre Stadtwerke und Gemeinden beraten.', 'Stadtwerke und'],
    ['Life Healthcare', 'Life has been hectic, both shifts and the visa forms.', 'Life has been hectic'],
    ['Life Healthcare', 'Life is good and she is in no hurry.', 'Life is good'],
    ['Boom Logistics', 'Boom is over, she says, so the rates are down.', 'Boom is over'],
    ['Oracle', 'Java 17, Kafka, Oracle 19c, PL/SQL.', 'Oracle 19c'],
    ['SMA Solar', 'Seit 2014 bei der SMA im Außendienst für Wechselrichter.', 'im Außendienst'],
    ['Bosch', 'Vier Jahre bei Bosch im Einkauf, dann im Vertrieb.', 'im Einkauf'],
  ])('of %s leaves a word, a tool or a part of it: %s', (house, text, kept) => {
    expect(scrub(text, at(house)).text).toContain(kept);
  });

  it('is marked where it may be on site', () => {
    const marks = uncertainIn('Downer on the tunnels, then nights.', at('Downer'), 'anonymous');
    expect(marks.map(({ text }) => text)).toContain('Downer');
    const told = scrub('Life has been good to her, and she stays.', at('Life Healthcare')).text;
    expect(told).not.toContain('Life');
  });
});

describe('Where the first name is shown', () => {
  it.each([
    ['Collect him from 2 Stapeley Cottages, Wybunbury Lane.', 'Stapeley'],
    ['The sat nav wants 14 Mill Barns, Tarporley.', 'Mill Barns'],
    ['Offer docs pending: PAN ABCDE1234F received.', 'ABCDE1234F'],
    ['Passport no XKR4471 copied.', 'XKR4471'],
    ['Driver number ROOK9706123CS9AB seen.', 'ROOK9'],
  ])('an address or a number by which somebody is found goes: %s', (text, said) => {
    expect(firstNameOnly(text, at('Arla')).text).not.toContain(said);
  });

  it.each([
    'Managed 14 Holiday Cottages and 3 Luxury Apartments for the estate.',
    'Built 40 Retirement Bungalows in two years.',
    'Visa sponsorship needed, passport in hand, licence class C.',
  ])('what was built or run stays: %s', (text) => {
    expect(firstNameOnly(text, at('Arla')).text).toBe(text);
  });
});

describe('A note', () => {
  const whole = (name: string, text: string): string =>
    scrub(text, identityOf({ candidate: splitName(name) })).text;
  const marks = (name: string, text: string): string[] =>
    uncertainIn(text, identityOf({ candidate: splitName(name) }), 'anonymous').map(({ text: said }) => said);

  it.each([
    ['Rob Chance', 'chance/rob plumber, 12 yrs, own van.', /chance|rob /u],
    ['Dean Marsh', 'marsh, dean site manager, own car.', /marsh|dean/u],
    ['Rose Vale', 'vale/rose care assistant, nights only.', /vale|rose/u],
  ])('loses the whole name that is turned before a trade: %s', (name, text, said) => {
    expect(whole(name, text)).not.toMatch(said);
  });

  it.each([
    ['Amber Lee', 'Amber barista trainer, five years in town.', 'Amber'],
    ['Joy Hall', 'Joy scaffold supervisor, has her own tools.', 'Joy'],
  ])('marks a given name before a trade that no list has: %s', (name, text, said) => {
    expect(whole(name, text).includes(said) ? marks(name, text) : [said]).toContain(said);
  });

  it('keeps words that are no name', () => {
    expect(whole('Rob Chance', 'He took a chance and would rob nobody.')).toContain('took a chance');
    expect(whole('Dean Marsh', 'Salt marsh, dean of studies on the panel.')).toContain('marsh');
  });
});
