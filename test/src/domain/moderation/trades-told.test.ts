import { describe, expect, it } from 'vitest';
import { review, type Subject } from '#src/domain/moderation/index.ts';

const verdicts = (text: string, subject: Subject) =>
  review([['text', text]], { subject, place: 'GB', isUnread: true })
    .map(({ verdict }) => verdict)
    .filter((verdict) => verdict === 'blocked' || verdict === 'held');

describe('what somebody who is put forward works in', () => {
  it.each([
    'Ran a mobility scooter repair workshop',
    'Hearing aid sales in three towns',
    'Female ward sister',
    'Male health clinic coordinator',
    'Lone parent advice service lead',
    'Set up a helpline for adults with epilepsy',
    'Led a project for people living with HIV',
    'Pflegefachkraft in der Diabetologie',
    'Diabetesberaterin in einer Praxis',
    'Infermiera in un centro di diabetologia',
    'Enfermeira numa unidade de diabetes',
    'Diabetesverpleegkundige',
    'Brasseur de bière blonde',
    'Editor for a Christian lifestyle magazine',
    'Operated a stairlift servicing company',
    'Young parents project worker',
  ])('leaves: %s', (text) => {
    expect(verdicts(text, 'person')).toEqual([]);
  });

  it.each([
    'Wheelchair user who ran a hire business',
    'In a wheelchair, managed a shop',
    'Female manager',
    'Female health visitor',
    'Male nurse',
    'Single parent',
    'Single parent, support worker by trade',
    'Has been living with HIV since 2010',
    'Living with HIV, runs a support line',
    'Diabetic, works in Lyon',
    'Infirmière diabétique',
    'Enfermera con diabetes',
    'Blonde, brews ale',
    'Tall blonde brewer',
  ])('waits where it tells of themselves: %s', (text) => {
    expect(verdicts(text, 'person')).not.toEqual([]);
  });
});

describe('a belief that is asked of nobody, or with which a house began', () => {
  it.each([
    'None of our staff are required to live by Catholic principles',
    'You need not share our Jewish values to work here',
    'Our school was founded on Methodist principles two hundred years ago',
    'Niemand muss unsere christlichen Werte teilen',
    "Personne n'est tenu de partager nos valeurs chrétiennes",
    'Nadie tiene que compartir nuestros valores cristianos',
    'Nessun valore cristiano è richiesto',
    'Nenhum valor cristão é exigido',
    'Niemand hoeft onze christelijke waarden te delen',
    'Ingen behöver dela våra kristna värderingar',
    'Unser Krankenhaus wurde 1890 auf christlichen Werten gegründet',
  ])('leaves: %s', (text) => {
    expect(verdicts(text, 'role')).toEqual([]);
  });

  it.each([
    'Nobody is hired who does not share our Christian values',
    'Our hospital was founded on Christian values in 1890 and we expect staff to live by them',
    'Our hospital is founded on Christian values, which you share',
    'Des valeurs chrétiennes sont exigées',
    'Niemand ohne christliche Werte',
  ])('stays where it is asked: %s', (text) => {
    expect(verdicts(text, 'role')).not.toEqual([]);
  });
});
