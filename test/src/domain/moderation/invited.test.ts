import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const verdicts = (text: string, place = 'AU') =>
  review([['text', text]], { subject: 'role', place, isUnread: true })
    .map(({ verdict }) => verdict)
    .filter((verdict) => verdict !== 'clear');

describe('what an ad says of everybody', () => {
  it.each([
    'Disabled people, carers and veterans: please do apply.',
    "We'd love to hear from Māori and Pasifika applicants, and from anyone else who cooks.",
    'The workshop is one tenth female and would like to better that, though selection is on merit.',
    'The hospital guarantees an interview to disabled applicants who meet the essential points.',
    'We look at merit, without regard to age, race, marital or family status, or disability.',
    'Employees who are pregnant are redeployed away from the solvents with no loss of allowance.',
    'Pregnant staff have a risk assessment and lighter duties.',
    'Menopause, fertility and miscarriage leave.',
    'If a disability means you would rather do the test on paper, that is easily arranged.',
    "Tell us about health conditions only if you'd like help with them.",
    "Bunkhouse with men's, women's and couples' rooms.",
    'Foreign nationals should hold a valid work permit.',
    'Work passes are subject to MOM approval.',
    'Unionized, with the rates posted at the gate.',
    'Couples, students, retirees, locals: room for all of you.',
    'There is a pride network and a women in engineering network, open to all.',
    "The vetting isn't about where you were born.",
  ])('leaves, whoever publishes it: %s', (text) => {
    expect(verdicts(text)).toEqual([]);
  });

  it.each([
    "We'd love to hear from young women.",
    'Women and men, please apply, but only if under 40.',
    'Please do apply, ladies.',
    'Applicants of any race are treated alike but whites get the front desk.',
    'Foreign nationals must go elsewhere, permit or not.',
    "If a disability means you can't lift, don't apply.",
    'Anyone who is pregnant will be moved out.',
    'Tell us if you have a disability so we can screen you out.',
    'Unionized applicants need not apply.',
    'Best candidate will be appointed; we want a man.',
    "We're an equal opportunity employer, but realistically we need a man.",
    'No people with disability.',
  ])('does not, where it takes somebody or leaves somebody: %s', (text) => {
    expect(verdicts(text)).not.toEqual([]);
  });
});
