import { describe, expect, it } from 'vitest';
import { readLines } from '#src/domain/cv/read.ts';
import type { CvLine } from '#src/domain/cv/source.ts';

type Set = Partial<CvLine>;
const line = (text: string, set: Set = {}): CvLine => ({
  text,
  page: 1,
  size: 10,
  bold: false,
  styled: false,
  apart: false,
  bullet: false,
  margin: false,
  ...set,
});
const LARGE: Set = { size: 20, bold: true };
const BOLD: Set = { bold: true };
const BODY = [
  line('Experience', { size: 14, bold: true, apart: true }),
  line('Warehouse Operative, Halford Mills Ltd\tMar 2019 – present'),
  line('Ran the daily work of a team of six and kept the records', { bullet: true }),
];

/** The name of a page that begins with some lines. */
function nameOn(head: readonly (CvLine | string)[], filename?: string) {
  const lines = [...head.map((one) => (typeof one === 'string' ? line(one) : one)), ...BODY];
  const read = readLines({ lines, links: [], pages: 1, columns: 1, hidden: [], pictured: 0 }, 'GB', filename);
  return {
    name: read.fields.name,
    sure: read.provenance.name?.confidence ?? 0,
    city: read.fields.location?.city,
  };
}
const set = (type: Set, ...texts: string[]): CvLine[] => texts.map((text) => line(text, type));

describe('a name that was set over several lines', () => {
  it.each<[CvLine[], string[], string]>([
    [set(LARGE, 'Mathilde Roussel-', 'Fontaine'), ['Lyon'], 'Mathilde Roussel-Fontaine'],
    [set(LARGE, 'Juliana Nakamura', 'Prado'), ['juliana.nakamura@mail.example'], 'Juliana Nakamura Prado'],
    [set(LARGE, 'Tuyet', 'Nhung', 'Pham'), ['tuyet_74@mail.example'], 'Tuyet Nhung Pham'],
    [set(LARGE, 'Maria Antonietta', 'Pappalardo'), ['Catania'], 'Maria Antonietta Pappalardo'],
    [
      set(BOLD, 'Precious Nkomo', 'Chigumbura'),
      ['precious.chigumbura@mail.example'],
      'Precious Nkomo Chigumbura',
    ],
    [set(BOLD, 'Zbigniew', 'Krawczyk'), ['zbigniew.krawczyk@mail.example'], 'Zbigniew Krawczyk'],
    [set(BOLD, 'Ingeborg (Inga)', 'Sandvik-Aasen'), ['Drammen'], 'Ingeborg (Inga) Sandvik-Aasen'],
    [set({}, 'Nur Aisyah binti', 'Kamaruddin'), ['Johor Bahru'], 'Nur Aisyah binti Kamaruddin'],
    [[line('Friederike'), line('VON SCHLABRENDORFF', LARGE)], ['Hannover'], 'Friederike von Schlabrendorff'],
    [
      [line('José Luis', LARGE), line('Fernández de la Vega', BOLD)],
      ['Valladolid'],
      'José Luis Fernández de la Vega',
    ],
    [set(LARGE, 'A N A\tS O F Í A', 'V I L L A N U E V A'), ['+44 7700 900 123'], 'Ana Sofía Villanueva'],
    [
      set(LARGE, 'S Ø R E N\tK J Æ R S G A A R D\tM I K K E', 'L S E N'),
      ['Viborg'],
      'Søren Kjærsgaard Mikkelsen',
    ],
  ])('is read across the end of the line: %#', (head, below, name) => {
    const read = nameOn([...head, 'Warehouse Operative', ...below]).name;
    expect(read?.replace(/\s\([^)]*\)/, '')).toBe(name.replace(/\s\([^)]*\)/, ''));
  });

  it('is whole where a page’s head, the file or the address says what the rest is', () => {
    const half = set(LARGE, 'Anneke Zwartveen', 'Oudshoorn');
    const head = line('Anneke Zwartveen Oudshoorn – CV – page 2', { margin: true });
    expect(nameOn([head, ...half, 'Utrecht']).name).toBe('Anneke Zwartveen Oudshoorn');
    expect(nameOn([...half, 'zwartveen.oudshoorn@mail.example']).name).toBe('Anneke Zwartveen Oudshoorn');
    expect(nameOn([...half, 'Utrecht'], 'CV_Anneke_Zwartveen_Oudshoorn.pdf').name).toBe(
      'Anneke Zwartveen Oudshoorn',
    );
  });

  it('has nothing of the trade, the town, the house or the degrees that are set like it', () => {
    for (const below of [
      'Chartered Engineer',
      'Nantes',
      'Brightwater Group Ltd',
      'BSc MBA',
      'Curriculum Vitae',
      'Skills',
    ])
      expect(
        nameOn([...set(LARGE, 'Capucine Lemarchand', below), 'capucine.lemarchand@mail.example']).name,
      ).toBe('Capucine Lemarchand');
  });

  it('stays open where nothing tells whether the line below is more of it', () => {
    const { name, sure } = nameOn([...set(LARGE, 'Capucine Lemarchand', 'Xanthoulidou'), '+44 7700 900 123']);
    expect(name === null || name.endsWith('Xanthoulidou')).toBe(true);
    if (name === null) expect(sure).toBeLessThan(0.5);
  });
});

describe('a name with other words around it', () => {
  it('has no occupation and no town behind it that the pages tell elsewhere', () => {
    const bold = (text: string) => line(text, BOLD);
    expect(nameOn([bold('Catrin Prydderch-Hughes Warehouse Operative'), '+44 7700 900 123']).name).toBe(
      'Catrin Prydderch-Hughes',
    );
    expect(nameOn([bold('Precious Nkomo Chigumbura Coventry'), 'Care Assistant', 'Coventry']).name).toBe(
      'Precious Nkomo Chigumbura',
    );
    expect(nameOn([bold('Jolanthe Brzezinski Cottbus'), 'Cottbus']).name).toBe('Jolanthe Brzezinski');
    // A second surname that is a town's as well.
    expect(nameOn([bold('Iker Goñi Lasarte'), 'iker.goni@mail.example']).name).toBe('Iker Goñi Lasarte');
  });

  it('is read from the largest type of a column, whatever stands between its lines', () => {
    const head = [
      line('Montserrat\t+44 7700 900 123', { size: 20 }),
      line('Girona'),
      line('Puigdollers i Casals', LARGE),
      line('Maestra de educación infantil'),
    ];
    expect(nameOn(head).name).toBe('Montserrat Puigdollers i Casals');
  });

  it('keeps the order of a called name before a surname in capitals', () => {
    expect(nameOn([line('Candidate\tJasmine TAN Wei Ling'), '+65 9555 0127']).name).toBe(
      'Jasmine Tan Wei Ling',
    );
  });

  it('is in two cells where the address tells both, and none where one word is all that is sure', () => {
    expect(nameOn([line('Kealoha\tMakua-Perreira', BOLD), 'kealoha.makuaperreira@mail.example']).name).toBe(
      'Kealoha Makua-Perreira',
    );
    const half = nameOn([line('Jolanthe'), line('BRZEZINSKI-ANY', LARGE), 'jolanthe_74@mail.example']);
    expect(half.name).not.toBe('Jolanthe');
    expect(nameOn([line('Jean-Baptiste Lemarchand-', BOLD), 'jb.lemarchand@mail.example']).name).toBeNull();
  });

  it('is no town below it in the same type that stands alone elsewhere', () => {
    const head = set(LARGE, 'Immacolata Scognamiglio', 'Salerno');
    expect(nameOn([...head, 'iscognamiglio@mail.example', 'Salerno']).name).toBe('Immacolata Scognamiglio');
  });
});
