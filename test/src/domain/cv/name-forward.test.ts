import { describe, expect, it } from 'vitest';
import { chosenName } from '#src/domain/cv/name-choice.ts';
import { nameIn } from '#src/domain/cv/name-in.ts';
import type { CvLine } from '#src/domain/cv/source.ts';

const line = (text: string): CvLine => ({
  text,
  page: 1,
  size: 10,
  bold: false,
  styled: false,
  apart: false,
  bullet: false,
  margin: false,
});

const nameOfPage = (texts: readonly string[], email: string | null = null): string | null => {
  const lines = texts.map(line);
  const from = { sections: [], head: lines, beside: lines, all: lines, email, slug: null, filename: 'a.pdf' };
  return chosenName(from)?.value ?? null;
};

describe('a name as it is put forward, said or signed', () => {
  it.each([
    [
      'Mohammed Tariq (Tariq) Chaudhry / HGV Class 1 Driver / Rochdale OL11 / 07700 900771',
      'Mohammed Tariq Chaudhry',
    ],
    ['Anna Maria (Maria) Schneider', 'Anna Maria Schneider'],
    ['CA JIGNESH H. PANCHAL', 'Jignesh H. Panchal'],
    ['CS (Dr) Meera Iyer', 'Meera Iyer'],
    ['CMA RAKESH GUPTA', 'Rakesh Gupta'],
    ['Er. Sanjay Verma', 'Sanjay Verma'],
    ['ADV. PRIYA SHARMA', 'Priya Sharma'],
    ['Dipl.-Ing. Markus Weber', 'Markus Weber'],
    ['ING. PAVEL DVORAK', 'Pavel Dvorak'],
    ['Voorstel: Ruben C.M. Castelijns', 'Ruben C.M. Castelijns'],
    ['Kandidatenvorschlag – Sabine Krüger', 'Sabine Krüger'],
    ['Tuan Anh „Tomek” Le', 'Tuan Anh Le'],
    ['Ignacio «Nacho» Fernández', 'Ignacio Fernández'],
    ['Johannes ‚Hannes‘ Huber', 'Johannes Huber'],
    ['Johannes „Hannes“ Huber', 'Johannes Huber'],
  ])('%s is %s', (text, name) => {
    expect(nameIn(text)?.name).toBe(name);
  });

  it.each([
    'Ansøger',
    'Søker',
    'Sökande',
    'Candidate',
    'Kandidaat',
    'Sollicitant',
    'Bewerberin',
    'Postulante',
    'Kandydatka',
    'Candidata',
    'Hakija',
  ])('of a page of an agency is behind "%s", and not the consultant', (label) => {
    const page = [
      'Jobcenter Nord',
      'Konsulent Pia Østergaard',
      `${label}: Kirsten Holm Nielsen`,
      'Telefon: 23 55 01 72',
    ];
    expect(nameOfPage(page, 'khn58@vendelpost.example')).toBe('Kirsten Holm Nielsen');
  });

  it('is none where a title or a proposal is put forward', () => {
    expect(nameOfPage(['Voorstel: Strategisch Inkoper', 'Helmond'])).toBeNull();
    expect(nameOfPage(['Proposal: Software Migration', 'Leeds'])).toBeNull();
    expect(nameOfPage(['Søker: Butikksjef Oslo', 'Oslo'])).toBeNull();
  });

  it('keeps a surname that is a trade where the address has its letters', () => {
    expect(nameOfPage(['Jens Peter Smed', 'Elektriker'], 'jps@thypost.example')).toBe('Jens Peter Smed');
    expect(nameOfPage(['Jens Peter Hansen Smed', 'Thisted'], 'jph@thypost.example')).toBe(
      'Jens Peter Hansen',
    );
  });

  it('has what a form asks between the given name and the surname', () => {
    const form = ['Voornaam\tSanne', 'Tussenvoegsel\tvan den', 'Achternaam\tBerg', 'Woonplaats\tTiel'];
    expect(nameOfPage(form)).toBe('Sanne van den Berg');
    expect(nameOfPage(['First name: Ruth', 'Middle name: Anne', 'Surname: Bell'])).toBe('Ruth Anne Bell');
  });

  it.each([
    'Eu, Aurélio Prata, natural de Redondo e morador em Évora, venho por este meio apresentar o meu percurso.',
    'Yo, Aurélio Prata, natural de Mérida, declaro lo siguiente.',
    'Je soussigné, Aurélio Prata, né à Lyon, certifie ce qui suit.',
    'Ondergetekende, Aurélio Prata, wonende te Breda, verklaart het volgende.',
  ])('is between the commas of who says so: %s', (text) => {
    expect(nameOfPage(['CURRÍCULO', text, 'Contacto: 914 555 028'])).toBe('Aurélio Prata');
  });

  it('stands beside the cell of its address, and no house does', () => {
    const cells = ['El Paso, TX 79912\tJORGE LUIS MEDINA-ORTIZ', '(915) 555-0173'];
    expect(nameOfPage(cells, 'jlmedina77@rioverde.example')).toBe('Jorge Luis Medina-Ortiz');
    expect(nameOfPage(['Leeds\tAnna Rossi', '0113 496 0000'])).toBe('Anna Rossi');
    expect(nameOfPage(['London\tMichael Page', '020 7946 0000'])).toBeNull();
    expect(nameOfPage(['Detroit\tHenry Ford Hospital', '2019 – 2021'])).toBeNull();
  });

  it('says nothing of a title between such commas', () => {
    expect(nameOfPage(['Ich, Projektleiter Tiefbau, suche eine neue Stelle.'])).toBeNull();
    expect(nameOfPage(['I, Grace Church, invite you.'])).toBeNull();
  });

  it.each([
    'Sincerely,',
    'Kind regards,',
    'Mit freundlichen Grüßen',
    'Viele Grüße',
    'Cordialement',
    'Un cordial saludo,',
    'Distinti saluti',
    'Com os melhores cumprimentos,',
    'Met vriendelijke groet,',
    'Med vänliga hälsningar',
    'Med venlig hilsen',
    'Vennlig hilsen',
    'Ystävällisin terveisin',
    'Z poważaniem',
  ])('stands below "%s" though the address has nothing of it', (closing) => {
    const texts = [
      'To the manager,',
      'I have cooked for ten years.',
      'It was long.',
      'Here it is.',
      'See below.',
      'More.',
    ];
    const signed = [...texts, closing, 'Yolanda Pruitt'];
    expect(nameOfPage(signed, 'office@deltapost.example')).toBe('Yolanda Pruitt');
  });
});

describe('a name of a plain head', () => {
  it.each([
    ['Precious Moyo', 'Precious Moyo'],
    ['Bienvenu Mbemba', 'Bienvenu Mbemba'],
    ['Espérance Nyiramana', 'Espérance Nyiramana'],
    ['Charity Mutasa', 'Charity Mutasa'],
    ['Tewodros Gebremedhin', 'Tewodros Gebremedhin'],
    ['Batbayar Ganbold', 'Batbayar Ganbold'],
    ['Voahangy Rasoanaivo', 'Voahangy Rasoanaivo'],
    ['Somchai Wongsuwan', 'Somchai Wongsuwan'],
    ['Kavitha a/p Muniandy', 'Kavitha a/p Muniandy'],
    ['Le Minh Duc', 'Le Minh Duc'],
    ['Gudrun Zimmermann-Kroll', 'Gudrun Zimmermann-Kroll'],
    ['Nom : Da Cunha Prénom : Teresa', 'Teresa Da Cunha'],
  ])('is read of any origin, though a word of it be one of every day: %s', (head, name) => {
    expect(nameOfPage([head, '14 Albany Road, Coventry', '07700 900123'], 'sunny88@mail.example')).toBe(name);
  });

  it.each([
    'Precious Metals',
    'Grace Care',
    'Ramesh Traders',
    'Kumar Textiles',
    'Sai Enterprises',
    'Shanti Yoga',
    'Nima Cleaning',
    'Pilar Villas',
    'Lila Beauty',
    'Sincere Honest',
    'Comfort Keepers',
    'Maison Espérance',
  ])('is made of no house or motto that begins with one: %s', (head) => {
    expect(nameOfPage([head, '14 Albany Road, Coventry', '07700 900123'], 'sunny88@mail.example')).toBeNull();
  });
});
