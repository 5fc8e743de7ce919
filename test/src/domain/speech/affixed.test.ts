import { expect, it } from 'vitest';
import { isInAffixed } from '#src/domain/speech/affixed.ts';

it.each([['got'], ['again'], ['était'], ['fit'], ['pit']])(
  'any word can be asked for, whatever a list writes among the letters of a condition: %s',
  (word) => {
    expect(() => isInAffixed('hu', word)).not.toThrow();
  },
);
