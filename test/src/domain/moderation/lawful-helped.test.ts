import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const held = (text: string, place = 'GB') =>
  review([['text', text]], { subject: 'role', place, isUnread: true }).filter(
    ({ verdict }) => verdict !== 'clear',
  );

describe('what helps in a job and nobody has to have', () => {
  it.each([
    'Punjabi, Mirpuri or Gujarati spoken is a great help.',
    'Polish or Romanian phrases go far with the drivers.',
    'Zulu or Afrikaans besides English gets you further on site.',
    'A little Welsh is welcome on the phones.',
    'Some Portuguese comes in handy in the kitchen.',
  ])('is a language that is spoken there: %s', (text) => {
    expect(held(text)).toEqual([]);
  });

  it.each([
    'Native Punjabi speakers are a great help.',
    'A Polish background is a great help.',
    'Welsh people only, which is a great help.',
    'Polish or Romanian men are a great help.',
  ])('is no people, birth or background: %s', (text) => {
    expect(held(text)).not.toEqual([]);
  });
});

describe('one kind of people who are few', () => {
  it.each([
    'Pasifika and Māori applicants warmly encouraged.',
    'Women are strongly encouraged to apply for this apprenticeship.',
    'First Nations people are especially welcome to apply.',
  ])('may be asked to come by name: %s', (text) => {
    expect(held(text, 'AU').filter(({ about }) => about !== 'personal_description')).toEqual([]);
  });

  it.each([
    'Young women are strongly encouraged to apply.',
    'Only Māori applicants are warmly encouraged, no others.',
    'Christian men are especially welcome to apply.',
    'Women are especially welcome, as men do not last here.',
    'Aussie-born drivers are warmly encouraged.',
  ])('is not asked in place of others, nor is anybody else by birth, age or faith: %s', (text) => {
    expect(held(text, 'AU')).not.toEqual([]);
  });
});

it.each([
  'Waiter/Waitress, Peranakan Restaurant',
  'Salesman/Saleswoman for our Leeds branch',
  'The Clean Slate Act applies.',
])('names both sexes or a law, and nobody is picked: %s', (text) => {
  expect(held(text)).toEqual([]);
});

it.each([
  'Old convictions do not bother us.',
  "We're a family shop of eleven people.",
  'Family meal at half past three.',
])('tells of the house and picks nobody: %s', (text) => {
  expect(held(text)).toEqual([]);
});
