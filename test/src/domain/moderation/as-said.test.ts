import { describe, expect, it } from 'vitest';
import { review, type Subject } from '#src/domain/moderation/index.ts';

const verdicts = (text: string, subject: Subject, place = 'GB') =>
  review([['text', text]], { subject, place })
    .map(({ verdict }) => verdict)
    .filter((verdict) => verdict === 'blocked' || verdict === 'held');

describe('what everybody is expected to live by, where it is of a faith', () => {
  it.each([
    'Sikh principles are required of the whole crew.',
    'A Buddhist way of life is essential.',
    'Everyone must live by biblical morals.',
    'We expect a godly lifestyle.',
    'You follow Jewish teachings.',
    'All employees are expected to promote Islamic values.',
    'Jüdische Werte werden von jedem vorausgesetzt.',
    'Ein muslimischer Lebensstil ist Voraussetzung.',
    'Des principes catholiques sont exigés de chacun.',
    'Se exige un modo de vida musulmán.',
    'È richiesto un modo di vita cattolico.',
    'Exige-se um modo de vida muçulmano.',
    'Islamitische normen zijn verplicht voor iedereen.',
    'Judiska värderingar krävs av alla.',
  ])('leaves in no ad: %s', (text) => {
    expect(verdicts(text, 'role')).not.toEqual([]);
  });

  it.each([
    'Pastor: a Christian faith is required, an occupational requirement under Schedule 9 of the Equality Act 2010.',
    'You will teach pupils what Buddhist principles are.',
    'Respect for the Catholic tradition of the hospice is expected; staff are of all faiths.',
    'An understanding of Islamic principles of finance is required.',
    'Du lehrst Schülern, was christliche Werte verlangen.',
    'Respekt för kristna värderingar krävs inte.',
  ])('leaves where it is the work, or asked of nobody: %s', (text) => {
    expect(verdicts(text, 'role')).toEqual([]);
  });
});

describe('what is told in passing of somebody who is put forward', () => {
  it.each([
    // Disability and aids.
    'Paraplegic since an accident, quick with models.',
    'White cane user, plans routes for couriers.',
    'Walks with a rollator and closes the month in three days.',
    'Wears two hearing aids, strong on the phone.',
    'Blind in one eye; never missed a filing.',
    'Brings an assistance dog, writes clean code.',
    // Illnesses and treatments.
    'Epileptic, twelve years in treasury.',
    'Lives with lupus, leads a desk.',
    'Steroid-dependent, sharp on VAT.',
    'Finished chemotherapy, back at the ledgers.',
    'Type 1 diabetic with a CPA.',
    // Colour and sex before a title.
    'White male auditor, twelve years in banks.',
    'African woman, tax adviser.',
    'Hispanic engineer, would tick your diversity box.',
    'Female solicitor with a conveyancing desk.',
    // House and family.
    'Grandmother of three, exact with stock.',
    'New dad, plans well.',
    'Happily married, on time each day.',
    'Has two teenage sons and a CFA.',
    'Expecting twins, hands over in May.',
    // Offices of a faith.
    'A gurdwara committee member at weekends.',
    'Secretary of her local synagogue.',
    'Lay preacher, calm in audits.',
    'Sings in the church choir.',
    // Looks and height.
    'Five foot nine and broad, neat in reports.',
    'Tall and slim, presents well.',
    'Good-looking, clear with boards.',
    'Athletic build.',
  ])('waits or is refused: %s', (text) => {
    expect(verdicts(text, 'person')).not.toEqual([]);
  });

  it.each([
    'Trägt Hörgeräte, stark im Controlling.',
    'Epileptiker, zwölf Jahre Treasury.',
    'Asiatische Buchhalterin mit Bilanzsicherheit.',
    'Frischgebackener Vater, plant gut.',
    'Kirchenvorstand, genau in Zahlen.',
    'Hochgewachsen, ruhig vor Gremien.',
    'Malvoyante, précise en paie.',
    'Sous dialyse, à jour de ses clôtures.',
    'Ingénieur noir, douze ans de chantier.',
    'Maman de jumeaux, tient ses délais.',
    'Secrétaire de la synagogue le week-end.',
    'Invidente, ágil con los cierres.',
    'Ingeniera asiática con diez años de obra.',
    'Mamá de gemelos, cumple plazos.',
    'Miembro de una parroquia, exacta en cifras.',
    'Non vedente, precisa nelle paghe.',
    'Mamma di gemelli, puntuale.',
    'Volontario della parrocchia, preciso.',
    'Invisual, rigorosa nos fechos.',
    'Mãe de gémeos, cumpre prazos.',
    'Voluntária da paróquia, exata.',
    'Slechthorend, scherp op cijfers.',
    'Zwarte accountant, tien jaar ervaring.',
    'Kersverse vader, plant goed.',
    'Ouderling, precies met cijfers.',
    'Hörselskadad, skarp på moms.',
    'Asiatisk ingenjör, tio år på byggen.',
    'Nybliven pappa, planerar väl.',
    'Kyrkvärd, noggrann med siffror.',
  ])('waits or is refused in other languages: %s', (text) => {
    expect(verdicts(text, 'person')).not.toEqual([]);
  });

  it.each([
    'Kept the books of a Sikh school trust and a birth centre.',
    'Blind spot analysis lead at a car maker.',
    'Hearing aid sales manager for four years.',
    'Coached wheelchair rugby for a club.',
    'Epilepsy charity director.',
    'Ran a fund for people with cystic fibrosis.',
    'Curated the Asian art collection and the Black British archive.',
    'Black box testing lead.',
    'White paper author on pensions.',
    'Audited a synagogue and two parish trusts.',
    'Restored church organs as a carpenter.',
    'Built six foot fences and taller racking.',
    'Tall building surveyor.',
    'Expecting a certificate in May.',
    "Set up two children's homes.",
    'Leitete eine Werkstatt für Rollstuhlfahrer.',
    'Interprète pour malentendants.',
    'Ha diretto un istituto per sordi.',
    'Geriu uma escola católica e uma maternidade.',
    'Gaf les aan dove kinderen.',
    'Ledde en skola för döva elever.',
  ])('leaves where it is the work: %s', (text) => {
    expect(verdicts(text, 'person')).toEqual([]);
  });

  it('reads long hostile texts in little time', () => {
    const parts = ['deaf ', ', a wheelchair ', 'lives with type one ', 'schwarze ', ' , , ,', 'mother of a '];
    for (const part of [...parts, parts.join('')]) {
      const text = part.repeat(Math.ceil(30_000 / part.length));
      const from = performance.now();
      review([['text', text]], { subject: 'person', place: null });
      expect(performance.now() - from).toBeLessThan(8000);
    }
  });
});
