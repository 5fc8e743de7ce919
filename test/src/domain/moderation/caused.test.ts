import { describe, expect, it } from 'vitest';
import { review, type Subject } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string, subject: Subject = 'role') =>
  review([['body', text]], { subject, place }).filter(({ verdict }) => verdict !== 'clear');

describe('a text that gives what somebody is as why they were turned down', () => {
  it.each([
    ['Given your age, we would worry about a long project.', 'IE'],
    ['In light of your caring responsibilities we have gone another way.', 'GB'],
    ['They would need too many adjustments because of your wheelchair.', 'GB'],
    ['Your surname may be hard for our customers, so we passed.', 'IE'],
    ['The director worries that with your MS you’d be out more than in, so we’ll leave it there.', 'IE'],
    ['With your asthma you would struggle in the dust.', 'AU'],
    ['With your young children you’d be off too often.', 'GB'],
    ['Wegen Ihres Akzents haben wir uns anders entschieden.', 'DE'],
    ['Ihr Kopftuch passt leider nicht zu unserem Auftritt.', 'DE'],
    ['Mit Blick auf Ihr Alter suchen wir jemanden mit mehr Perspektive.', 'DE'],
    ['En raison de votre grossesse, le client préfère attendre un autre profil.', 'FR'],
    ['Votre accent serait un frein au téléphone.', 'FR'],
  ])('is blocked: %s', (text, place) => {
    expect(found(text, place).map(({ verdict }) => verdict)).toContain('blocked');
  });

  it('says so in its reason, and what may be said in its place', () => {
    expect(found('In light of your caring responsibilities we have gone another way.', 'GB')).toMatchObject([
      {
        about: 'family',
        words: 'In light of your caring responsibilities',
        reason: 'Gives what somebody is (family or home life) as why they were turned down.',
        rewording: 'Say what of the work spoke for others, as in "others had more experience of payroll"',
      },
    ]);
  });

  it.each([
    ['If you need changes to the test because of your dyslexia, tell us.', 'GB'],
    ['You are entitled to extra time due to your disability.', 'AU'],
    ['Given your years in retail banking we think you should meet them.', 'US'],
    ['Considering your experience in family law, they would like to see you.', 'GB'],
    ['Because of your surgery experience they would like to meet you.', 'GB'],
    ['Nobody is turned down because of their age or faith.', 'GB'],
    ['With your MS Office skills you’ll be out of training in a week.', 'GB'],
    ['With your children at school you’ll have time off in the holidays.', 'GB'],
    ['With your wheelchair you can go everywhere here, and we’ll move the desk.', 'GB'],
    ['Aufgrund Ihrer Erfahrung im Vertrieb laden wir Sie ein.', 'DE'],
    ['Falls Sie wegen Ihrer Behinderung Unterstützung brauchen, melden Sie sich gerne.', 'DE'],
    ['Compte tenu de votre expérience en gériatrie, nous vous proposons un entretien.', 'FR'],
    ["Si vous avez besoin d'un aménagement en raison de votre handicap, dites-le-nous.", 'FR'],
  ])('is not meant where help is offered or the work is the reason: %s', (text, place) => {
    expect(found(text, place)).toEqual([]);
  });

  it.each([
    ['Malgré ses 57 ans, il reste dynamique.', 'FR'],
    ['Trotz ihrer Behinderung arbeitet sie zuverlässig.', 'DE'],
    ['Despite her age she keeps up with the team.', 'GB'],
  ])('nor may what somebody is be told as if it stood in their way: %s', (text, place) => {
    expect(found(text, place, 'person').map(({ verdict }) => verdict)).toContain('blocked');
  });
});
