import { describe, expect, it } from 'vitest';
import { readBrief } from '#src/domain/jobs/brief.ts';
import { briefLines } from '#src/domain/jobs/index.ts';

const texts = (list: { text: string }[]): string => list.map(({ text }) => text).join(' | ');

describe('what is asked for stands among the requirements', () => {
  it.each([
    ["I can't take anyone without NVQ Level 3 in stonemasonry, and they need a CSCS card.", 'NVQ Level 3'],
    ["We won't look at anybody without a forklift ticket.", 'forklift ticket'],
    [
      'Brauchen tu ich einen Lehrabschluss als Konditor und die Bereitschaft zum Frühdienst.',
      'Lehrabschluss',
    ],
    ['Unverzichtbar ist mir ein Lehrabschluss als Koch.', 'Lehrabschluss'],
    ['Måste kunna läsa ritningar och ha minst två år vid maskin.', 'läsa ritningar'],
    ['Må kunne lese tegninger og ha to år ved maskin.', 'lese tegninger'],
    ['Preciso de: superior em Ciências Contábeis e experiência com SPED.', 'Superior em Ciências'],
    ['Two years in property management is required, along with intermediate Excel.', 'intermediate Excel'],
  ])('%s', (sentence, asked) => {
    expect(texts(readBrief(`Wanted for Lincoln.\n\n${sentence}`).requirements)).toContain(asked);
  });
});

describe('what would be welcome stands among the wishes', () => {
  it.each([
    ['Seria bacana: Domínio Sistemas, Excel avançado.', 'Domínio Sistemas'],
    ['Valoriza-se o Opera PMS e o francês.', 'Opera PMS'],
    ['Erwünscht sind Kenntnisse in Charly und Erfahrung in der Prophylaxe.', 'Charly'],
    ['Bra om man kört Mazak, truckkort är också bra.', 'Mazak'],
    ['Fint om du kan polsk.', 'polsk'],
    ['Bien : un peu de suisse allemand, pose de cuisines.', 'suisse allemand'],
    ['Ça aide : la classe 1, la carte PEP.', 'classe 1'],
    ['* leuk: Snowflake, iets met MQTT', 'Snowflake'],
    ['Likes: Tekla, SER', 'Tekla'],
  ])('%s', (sentence, wished) => {
    const brief = readBrief(`Wanted for Lincoln.\n\n${sentence}`);
    expect(texts(brief.nice_to_have)).toContain(wished);
    expect(texts(brief.requirements)).not.toContain(wished);
  });

  it('under a bare word below what must be', () => {
    const brief = readBrief('must\n- trade cert\n- C licence\ngood\n- cat ET\n- HR licence');
    expect(texts(brief.requirements)).toBe('Trade cert | C licence');
    expect(texts(brief.nice_to_have)).toBe('Cat ET | HR licence');
  });
});

it('a numbered letter heads its paragraphs by a few words and a stop', () => {
  const brief = readBrief(`Good morning.

1. The job. Irrigation Technician, Mildura. Permanent and full time.
2. The money. $72,000 up to $81,000.
3. The work. Installs drip systems on almond blocks, commissions pumps and answers call-outs.
4. What I insist on. Two years on farm irrigation, a driver's licence.
5. What I'd like. Netafim training. Poly welding ticket.
6. How we choose. They come to the yard and talk with me.
7. When. 15 February 2027.`);
  expect(texts(brief.requirements)).toBe("Two years on farm irrigation, a driver's licence");
  expect(texts(brief.nice_to_have)).toBe('Netafim training | Poly welding ticket');
  expect(texts(brief.responsibilities)).toContain('Installs drip systems');
  expect(texts(brief.responsibilities)).not.toMatch(/money|choose|When|February/u);
});

it.each(['Per 15 januari 2027', 'Ab 1. März 2027', 'Dal 1 marzo 2027', 'From 3 May 2027'])(
  'when somebody begins is no duty of a list: %s',
  (line) => {
    const brief = readBrief(`- Koch, Gent\n- ${line}\n- bouwt pijplijnen en beheert het magazijn`);
    expect(texts(brief.responsibilities)).not.toContain('2027');
  },
);

it('who is needed by their name is not asked for', () => {
  const brief = readBrief("Bon ben c'est reparti, il me faut un mécanicien de véhicules lourds à Québec.");
  expect(brief.requirements).toEqual([]);
});

describe('what is told in confidence stands nowhere, in more turns of speech', () => {
  const open = (said: string): string =>
    briefLines(`Baker, Graz, full time.\nBreads and cakes.\nMust have a trade certificate.\n${said}`)
      .lines.slice(3)
      .join(' ');
  it.each([
    'Bitte behalten Sie für sich: mein Bruder trinkt wieder. Das Haus gehört zur Hälfte ihm.',
    'Pas à écrire ! Son gendre a quitté sa fille.',
    'La maison est à taire. Le gendre est parti.',
    'Den Praxisnamen lassen Sie weg. Die Kollegin klagt gegen uns.',
    'Da non scrivere! Il socio vende.',
    'Mag oprekken tot 76k maar pas bij het aanbod',
    'Tengo presupuesto hasta 54 si hace falta.',
    'Posso ir até R$ 7.000 se valer a pena.',
    'Im äussersten Fall liegen 7100 drin.',
    'Wenns ein richtig guter ist geh ich auf 49.',
    'Pour une perle, je monte à 45 $.',
    'Se serve posso arrivare a 34.000.',
  ])('%s', (said) => {
    expect(open(said)).toBe('');
  });

  it.each([
    'Der Teig geht auf 30 Blechen.',
    'Vous montez à 3 mètres sur une nacelle.',
    'La pression monte à 6 bars.',
  ])('what is done stays: %s', (said) => {
    expect(open(said)).toBe(said);
  });
});

it('what was dictated in quotation marks is no motto where it is several sentences', () => {
  const lines = (said: string): string =>
    briefLines(`Hygienist, Leeds.\nScaling and charting.\n${said}`).lines.join(' ');
  expect(lines('"We never rush people. One hour is kept for every recall."')).toContain(
    'We never rush people. One hour is kept for every recall.',
  );
  expect(lines('"Your crown is our business"')).not.toContain('crown');
  expect(lines('"Quality. Service. Trust."')).not.toContain('Service');
});
