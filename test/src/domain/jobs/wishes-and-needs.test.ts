import { describe, expect, it } from 'vitest';
import { readBrief } from '#src/domain/jobs/brief.ts';

const read = (text: string) => {
  const { requirements, nice_to_have } = readBrief(text);
  return { needs: requirements.map((one) => one.text), wishes: nice_to_have.map((one) => one.text) };
};

describe('a sentence that wishes for one thing and asks for another', () => {
  it.each([
    [
      'Ideally someone with a trade background, but a Diploma of WHS is non-negotiable.',
      'A Diploma of WHS is non-negotiable',
      'Ideally someone with a trade background',
    ],
    ['Xero would be nice but MYOB is a must.', 'MYOB is a must', 'Xero would be nice'],
    ['SAP wäre schön, aber DATEV ist Pflicht.', 'DATEV ist Pflicht', 'SAP wäre schön'],
    [
      "L'anglais serait un plus mais le permis C est obligatoire.",
      'Le permis C est obligatoire',
      "L'anglais serait un plus",
    ],
    [
      'Public sector background preferred, must hold a SECRET clearance.',
      'Must hold a SECRET clearance',
      'Public sector background preferred',
    ],
  ])('is filed as both: %s', (text, need, wish) => {
    expect(read(text)).toEqual({ needs: [need], wishes: [wish] });
  });

  it.each([
    'It would be great if they spoke Mandarin, but it is not essential.',
    'Audit preferred but not required.',
  ])('stays a wish where the other half says that it is none: %s', (text) => {
    expect(read(text).needs).toEqual([]);
  });
});
