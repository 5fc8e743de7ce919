import { describe, expect, it } from 'vitest';
import { emailOf } from '#src/domain/cv/email.ts';
import { readLines } from '#src/domain/cv/read.ts';
import type { CvLine } from '#src/domain/cv/source.ts';
import { placeIn } from '#src/domain/cv/vocabulary.ts';

const line = (text: string, set: Partial<CvLine> = {}): CvLine => ({
  ...{ text, page: 1, size: 10, bold: false, styled: false, apart: false, bullet: false, margin: false },
  ...set,
});

/** What is read of a page: `# ` is a heading, `* ` a bullet, `**` stands around a bold line. */
function read(text: string, home = 'GB') {
  const lines = text
    .trim()
    .split('\n')
    .map((written) => {
      if (written.startsWith('# ')) return line(written.slice(2), { size: 14, bold: true, apart: true });
      if (written.startsWith('* ')) return line(written.slice(2), { bullet: true });
      return line(written.replaceAll('**', ''), { bold: written.startsWith('**') });
    });
  return readLines({ lines, links: [], pages: 1, columns: 1, hidden: [], pictured: 0 }, home).fields;
}
const jobsOf = (text: string, home?: string) =>
  read(text, home).experience.map(
    ({ title, employer, from, to }) => `${title} @ ${employer} ${from?.slice(0, 4)} ${to?.slice(0, 4) ?? ''}`,
  );
const addressIn = (...lines: string[]) =>
  emailOf(
    lines.map((text) => line(text)),
    [],
  )?.value;

describe('the e-mail address', () => {
  it.each([
    ['12 Awka Road, Onitsha. Tel 0803 555 0171.'],
    ['Ring me in the evening or write at any time.'],
    ['Plot 7, Kololo, kampala. +256 772 555 017.'],
  ])('takes nothing of a sentence or number that ends with a full stop above it: %s', (above) => {
    expect(addressIn(above, 'amara.obi@mail.example')).toBe('amara.obi@mail.example');
  });
  it('that a narrow cell broke behind a full stop is whole, alone or behind its label', () => {
    expect(addressIn('amara.', 'obi@mail.example')).toBe('amara.obi@mail.example');
    expect(addressIn('E-mail: amara.', 'obi@mail.example')).toBe('amara.obi@mail.example');
  });
});

describe('the town', () => {
  it.each(['REACH ME', 'HIRE ME', 'CHECK IN', 'TRICK OR'])('is none in a heading: %s', (text) => {
    expect(placeIn(text)).toBeNull();
  });
  it.each([
    ['PORTLAND OR', 'PORTLAND'],
    ['Blue Hill, ME', 'Blue Hill'],
    ['Boise ID', 'Boise'],
  ])('of a state in two letters is one: %s', (text, town) => {
    expect(placeIn(text)?.city).toBe(town);
  });
  it.each([
    ['Address: 7/42, Gandhi Road, Velachery, Chennai – 600 042', 'Chennai'],
    ['Address : No. 3/9 Lake View, Kothrud, Pune - 411038', 'Pune'],
  ])('is found before a PIN code behind a dash, below all else: %s', (address, town) => {
    const fields = read(
      `Meenakshi Sundaram\nmeenakshi@mail.example\n# Experience\nClerk, Tata Steel\tJan 2020 – Mar 2023\n# Personal Details\nMarital status: Single\n${address}`,
      'IN',
    );
    expect(fields.location?.city).toBe(town);
  });
});

describe('a job', () => {
  it('has the employer on its line of dates, though the duties above it name another', () => {
    expect(
      jobsOf(
        `Birgitta Holm
birgitta.holm@mail.example
# Anställningar
Rättviks kommun, Rättvik\t1996 - 2004
**Vårdbiträde**
Hemtjänst i Boda och Furudal
Konsum Tällberg, Tällberg\t1990 - 1995
**Kassörska**`,
        'SE',
      ),
    ).toEqual(['Vårdbiträde @ Rättviks kommun 1996 2004', 'Kassörska @ Konsum Tällberg 1990 1995']);
  });
  it('keeps the word behind its comma that says which of such titles it is, and drops duties as before', () => {
    const [first, second] = jobsOf(
      `Mads Friis
mads.friis@mail.example
# Job
JKS, Vejle\tmarts 2022 - dec. 2023
Vikar, lager og pakkeri
Sendt ud hos bl.a. Arla og Bestseller
DSV, Horsens\tjan. 2019 - feb. 2022
Lagermedarbejder, pluk af varer til butikker`,
      'DK',
    );
    expect(first).toBe('Vikar, lager og pakkeri @ JKS 2022 2023');
    expect(second).toBe('Lagermedarbejder @ DSV 2019 2022');
  });
  it('whose employer is called as a town has not that of the job above', () => {
    expect(
      jobsOf(
        `Solveig Nes
solveig.nes@mail.example
# Arbeidserfaring
**Regnskapsfører**\taug. 2020 – mai 2024
Sparebanken Sogn Regnskap, Førde
**Regnskapsmedarbeider**\tjuni 2014 – juli 2020
Lerum, Kaupanger
**Resepsjonist**\tmai 2011 – sept. 2013
Kviknes Hotel, Balestrand`,
        'NO',
      )[1],
    ).toBe('Regnskapsmedarbeider @ Lerum 2014 2020');
  });
  it('that says its town and country alone has no employer, rather than that of the job above', () => {
    expect(
      jobsOf(
        `Siri Dahl
siri.dahl@mail.example
# Arbeidserfaring
**Kokk**\tmai 2018 – juni 2021
Hotell Union, Geiranger
**Servitør**\tmai 2014 – april 2018
Rica Hotel, Oslo
**Ryddehjelp**\tmai 2012 – april 2014
Larvik, Norge`,
        'NO',
      )[2],
    ).toBe('Ryddehjelp @ null 2012 2014');
  });
  it('stands below its own employer in capitals, though that is called as a trade', () => {
    expect(
      jobsOf(`Fiona Drummond
fiona.drummond@mail.example
# CAREER
**LOTHIAN DAIRIES, Bathgate**\t2018 to present
**Operations Director** (March 2018 to present)
* Three sites
**FORTH BUILDERS FEDERATION**\t2021 to present
**Trustee Director** (May 2021 to present; two days a month)
**KELSO MILLS, Kelso**\t2009 to 2018
**Production Manager** (June 2012 to February 2018)
**Shift Manager** (May 2009 to June 2012)`),
    ).toEqual([
      'Operations Director @ LOTHIAN DAIRIES 2018 ',
      'Trustee Director @ FORTH BUILDERS FEDERATION 2021 ',
      'Production Manager @ KELSO MILLS 2012 2018',
      'Shift Manager @ KELSO MILLS 2009 2012',
    ]);
  });
  it('of a form is not begun by the label of its description', () => {
    expect(
      jobsOf(`Ramil Santos
ramil.santos@mail.example
# Work Experience
Company Name : Al Futtaim Engineering LLC
Position : Site Engineer
Inclusive Dates : February 2018 up to present
Job Description :
* Attend inspections with the consultant
Company Name : Megawide Construction
Position : Junior Engineer
Inclusive Dates : May 2014 - January 2018`),
    ).toEqual([
      'Site Engineer @ Al Futtaim Engineering LLC 2018 ',
      'Junior Engineer @ Megawide Construction 2014 2018',
    ]);
  });
  it('is apart from a time that touches it', () => {
    expect(
      jobsOf(
        `Elin Sund
elin.sund@mail.example
# Yrkesliv
2019-02 →\tArkitekt, White Arkitekter, Uppsala
2015-06 → 2019-01Arkitekt, Sweco, Stockholm
2014-06 → 2014-12Praktikant, Tengbom, Stockholm`,
        'SE',
      ),
    ).toEqual([
      'Arkitekt @ White Arkitekter 2019 ',
      'Arkitekt @ Sweco 2015 2019',
      'Praktikant @ Tengbom 2014 2014',
    ]);
  });
  it('has no heading for its title', () => {
    expect(
      jobsOf(`Nuala Roche
nuala.roche@mail.example
# Work
2010 – 2018: Office Manager, Musgrave Group, Cork
# KEEPING MY HAND IN
* Secretary of the parents’ association since 2019, budget of €40k`),
    ).toEqual(['Office Manager @ Musgrave Group 2010 2018']);
  });
  it('is no journey', () => {
    expect(
      jobsOf(`Niall Ferris
niall.ferris@mail.example
# Career
**Travel: Northern Star Tours**
05/2018 – 04/2020
**Quantity Surveyor, Lendlease, Sydney**
11/2013 – 04/2016
**Travelling: Peru and New Zealand**
09/2011 – 10/2013
**Barman, The Hibernian, Mallow**
06/2009 – 08/2011`),
    ).toEqual([
      'null @ Travel: Northern Star Tours 2018 2020',
      'Quantity Surveyor @ Lendlease 2013 2016',
      'Barman @ The Hibernian 2009 2011',
    ]);
  });
});
