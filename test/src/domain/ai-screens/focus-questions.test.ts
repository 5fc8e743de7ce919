import { expect, it } from 'vitest';
import { findingsInFocus } from '#src/domain/ai-screens/focus.ts';

const found = (label: string) => findingsInFocus(label, { job: { client: null }, place: 'AU' });

it.each([
  'How do you phase a refit in a live hospital',
  'Talk us through strapping a load of pipe',
  'How would you price works in an occupied care home',
  'Walk us through dressing a stone',
  'Comment chiffrez-vous un chantier dans un hôpital en activité',
])('takes a question about work as it is asked: %s', (label) => {
  expect(found(label)).toEqual([]);
});

it.each([
  'Hospital stays',
  'Family plans',
  'How do you manage your illness',
  'Talk us through your medical history',
])('stops what asks of somebody’s own life: %s', (label) => {
  expect(found(label)).not.toEqual([]);
});
