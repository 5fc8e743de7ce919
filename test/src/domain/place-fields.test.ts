import { expect, it } from 'vitest';
import { identityOf } from '#src/domain/anonymity/index.ts';
import { review } from '#src/domain/moderation/index.ts';
import { inPlaceField } from '#src/domain/place-fields.ts';

const identity = identityOf({ candidate: { name: 'Ana Diaz', first_name: 'Ana', last_name: 'Diaz' } });
const found = (text: string): string[] => {
  const ofGate = review([['location', text]], { subject: 'person', place: 'GB', isUnread: true });
  return inPlaceField(ofGate, { field: 'location', text }, identity).map(
    ({ verdict, about }) => `${verdict} ${about}`,
  );
};

it.each(['Jakarta', 'Jakarta, Indonesia', 'Bengaluru', 'Lagos or Accra', 'near Whitby', 'Cork, Ireland'])(
  'takes a town or a land in the place of a place for no origin, faith or health: %s',
  (text) => expect(found(text)).toEqual([]),
);

it('holds what is more than a place, and what no place is written with', () => {
  expect(found('Whitby, with her mother')).toContain('held identity');
  expect(found('a Muslim part of Bradford')).toContain('held religion');
  expect(found('Bradford, Muslims')).toContain('blocked religion');
});
