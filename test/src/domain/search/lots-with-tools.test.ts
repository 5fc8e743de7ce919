import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const READER = { country: 'AU', currency: 'AUD', today: '2026-11-27' };

/** The required conditions; those of one lot stand together behind its number. */
function read(query: string): string[] {
  const { facets } = compileQuery(query, READER);
  const lots = [...new Set(facets.map(({ together }) => together).filter((one) => one !== null))];
  return facets
    .filter(({ strength }) => strength === 'must')
    .map(({ label, together }) => (together === null ? label : `${lots.indexOf(together) + 1} ${label}`))
    .toSorted();
}

describe('kinds of people, each with what it has to have', () => {
  it.each([
    [
      'Either Java people with Kafka or Go people with Kubernetes. Sweden or UK.',
      '1 Java',
      '1 Kafka',
      '2 Go',
      '2 Kubernetes',
      'Sweden or United Kingdom',
    ],
    [
      "Salesforce folk with Apex, SAP consultants with S/4HANA or data analysts with SQL. Whoever it is has to work remotely and be on 4 weeks' notice or less.",
      '1 Apex',
      '1 Salesforce',
      '2 SAP Consultant',
      '2 SAP S/4HANA',
      '3 Data Analyst',
      '3 SQL',
      'available within 28 days',
      'remote',
    ],
    [
      'marine underwriters who hold the ACII, or loss adjusters who hold ACILA. Germany or Singapore.',
      '1 ACII',
      '1 Marine Underwriter',
      '2 ACILA',
      '2 Loss Adjuster',
      'Germany or Singapore',
    ],
    [
      'marine underwriters that hold the ACII plus loss adjusters that hold the ACILA - UK',
      '1 ACII',
      '1 Marine Underwriter',
      '2 ACILA',
      '2 Loss Adjuster',
      'United Kingdom',
    ],
    [
      'Paralegals with drafting + conveyancers with PEXA, Freshfields or Slaughter & May experience, whether past or present',
      '1 Paralegal',
      '1 drafting',
      '2 Conveyancer',
      '2 PEXA',
      'Freshfields or Slaughter and May',
    ],
    [
      'Need React folks with TypeScript or Angular folks with RxJS, Berlin',
      '1 React',
      '1 TypeScript',
      '2 Angular',
      '2 RxJS',
      'Berlin, DE',
    ],
    [
      'Java people with Spring or Kafka or Go people with gRPC',
      '1 Java',
      '1 Spring or Kafka',
      '2 Go',
      '2 gRPC',
    ],
    [
      'people with Java and Kafka or people with Go and Kubernetes',
      '1 Java',
      '1 Kafka',
      '2 Go',
      '2 Kubernetes',
    ],
    [
      'Python devs with Django or Ruby devs with Rails who speak German',
      '1 Django',
      '1 Python',
      '1 Software Engineer',
      '2 Ruby',
      '2 Ruby on Rails',
      '2 Software Engineer',
      'German',
    ],
    [
      "boilermakers who'd relocate or fitters already in WA",
      '1 Boilermaker',
      '1 open to relocation',
      '2 Fitter',
      '2 Western Australia',
    ],
    ['nurses on contract or midwives in Perth', '1 Nurse', '1 contract', '2 Midwife', '2 Perth, AU'],
    ['bakers remote or chefs on contract', '1 Baker', '1 remote', '2 Chef', '2 contract'],
    ['plumbers with HACCP, or mech fitters who know pumps', '1 HACCP', '1 Plumber', '2 Fitter', '2 Pumps'],
    ['nurses with ICU, chefs with HACCP', '1 ICU', '1 Nurse', '2 Chef', '2 HACCP'],
  ])('are found by one of them as a whole: %s', (query, ...expected) => {
    expect(read(query)).toEqual(expected);
  });

  it('are read so in brackets too, of tools alone', () => {
    expect(read('(Java AND Spring) OR (Go AND gRPC)')).toEqual(['1 Java', '1 Spring', '2 Go', '2 gRPC']);
  });

  it('leave a list of what one kind knows, and another way behind it, as they are', () => {
    expect(read('designers with Figma or Sketch')).toEqual(['Designer', 'Figma or Sketch']);
    expect(read('nurses with ICU or remote')).toEqual(['ICU', 'Nurse', 'remote']);
  });
});
