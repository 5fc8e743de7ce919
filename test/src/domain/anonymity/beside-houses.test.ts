import { describe, expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';

const shown = (text: string, employers: string[]): string =>
  scrub(
    text,
    identityOf({
      candidate: {
        name: 'Xanthe Marlowe',
        experience: employers.map((employer) => ({ title: 'x', employer })),
        education: [],
      },
    }),
  ).text;

describe('What stands beside a house that went goes as well', () => {
  it.each([
    ['She is with Brembo (Mapello, discs) since 2019.', 'Mapello', ['Brembo']],
    ['Pracuje w Solarisie na Bolechowie, wcześniej uczyła się spawać.', 'Bolechowie', ['Solaris']],
    ['Var kock på Tistel under Redzepi i två år, och trivs i köket.', 'Redzepi', ['Tistel']],
    ['Shifted on BF4 at Tata Steel for a decade.', 'BF4', ['Tata Steel']],
    ['Vorher bei Vivantes in Spandau, als Pflegerin.', 'Spandau', ['Vivantes']],
    ['Mace for four years on the Larkfield Power Station job.', 'Larkfield', ['Mace']],
  ])('%s', (text, piece, employers) => {
    expect(shown(text, employers)).not.toContain(piece);
  });

  it.each([
    ['Was at Aptiv (Java, Kafka, SAP) before that.', '(Java, Kafka, SAP)', ['Aptiv']],
    ['Was at Aptiv (contract) in Leeds, and at Aptiv (Leeds) again.', '(contract) in Leeds', ['Aptiv']],
    ['Worked on Q4 at Tata Steel.', 'Q4', ['Tata Steel']],
    ['Vorher bei Vivantes in Hamburg, als Pflegerin.', 'Hamburg', ['Vivantes']],
  ])('but nothing by which no house is told: %s', (text, piece, employers) => {
    expect(shown(text, employers)).toContain(piece);
  });
});

it.each([
  ['In Ditzingen weiß noch niemand davon.', 'Ditzingen'],
  ['À Cataroux on ne sait pas qu’il écoute le marché.', 'Cataroux'],
  ['Vor dem Umzug aus Oberwinden hat sie die Halle gezeichnet.', 'Oberwinden'],
  ['Ran Canons House finance until spring.', 'Canons House'],
  ['A engenheira desenhou o fato de natação ZX9 sozinha.', 'ZX9'],
])('A site, a building or what somebody made goes where no house is named: %s', (text, piece) => {
  expect(shown(text, ['Trumpf'])).not.toContain(piece);
});

it.each([
  ['Niemand in Berlin weiß es.', []],
  ['Keeps the High Court office and the Town Hall project.', []],
  ['Equity and options matter less than leave.', ['Equity Bank']],
  ['Subsea lead with thirteen years of work.', ['Subsea 7']],
  ['Looking at Chicago or Cincinnati next.', ['Coca-Cola']],
])('and words, trades and towns of many stay: %s', (text, employers) => {
  expect(shown(text, employers)).toBe(text);
});

it('An account made of a surname cut short goes, and other words stay', () => {
  const identity = identityOf({ candidate: { name: 'Zeynep Karaosmanoğlu' } });
  expect(scrub('Speaks at meetups as zkaraosman.', identity).text).not.toContain('zkaraosman');
  expect(scrub('Likes karaoke a lot.', identity).text).toContain('karaoke');
});
