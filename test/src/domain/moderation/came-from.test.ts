import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string): string[] =>
  review([['summary', text]], { subject: 'person', place: 'GB', isUnread: true }).map(
    ({ verdict, about }) => `${verdict} ${about}`,
  );

it.each([
  'She comes from Nigeria and has run three plants.',
  'He is from Ghana.',
  'She came over from Poland in 2009.',
  'The candidate is originally from the Philippines.',
  'He came here as a boy of nine.',
  'She fled from Syria.',
])('finds the land that somebody is told to be from: %s', (text) => {
  expect(found(text)).toContain('blocked race_or_origin');
});

it.each(['Ana hails from Kerala.', 'He came from a village in Bihar.'])(
  'holds a home that tells of a land: %s',
  (text) => {
    expect(found(text)).toEqual(['held race_or_origin']);
  },
);

it.each([
  'He came from Loganair, where he flew the Barra beach run.',
  'She came from a small brewery in Kent.',
  'They came from Unilever.',
  'She came from Australia Post.',
  'She comes from the UK market.',
  'They migrated from Oracle to SAP.',
])('takes the house, market or tool that somebody came from for no origin: %s', (text) => {
  expect(found(text)).toEqual([]);
});
