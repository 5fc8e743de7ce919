import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string) =>
  review([['text', text]], { subject: 'person', place: 'DE' }).filter(({ verdict }) => verdict !== 'clear');

describe('what somebody keeps to themselves, in German and French', () => {
  it.each([
    'Er hat seinem Arbeitgeber noch nichts gesagt.',
    'Von ihrer Kündigung weiß noch niemand.',
    'Sie war wegen Burn-out krankgeschrieben.',
    'Er pflegt seine Mutter zu Hause.',
    'Sie lässt sich gerade scheiden.',
    'Aus gesundheitlichen Gründen will er wechseln.',
    'Sein Kind ist schwer krank.',
    'Seine Frau erwartet ein Kind.',
    'Sie ist bis Juni in Behandlung.',
    'Er hat intern noch nicht gekündigt.',
    "Son employeur ne sait pas qu'elle cherche.",
    "Elle sort d'un burn-out.",
    "Il s'occupe de sa mère malade.",
    'Elle est en plein divorce.',
    'Pour raisons de santé, il souhaite changer.',
    "Il n'a pas encore posé sa démission.",
    "En arrêt maladie jusqu'en juin.",
    'Sa femme attend un enfant.',
    'Elle suit un traitement depuis mars.',
    "Il n'en a pas parlé à son patron.",
    'Ihr Chef hat keine Ahnung, dass sie sucht.',
    'Sie zieht zwei Kinder allein groß.',
    'Er macht gerade eine Therapie.',
    'Depuis le décès de son mari, elle cherche un temps partiel.',
    'Sa direction ignore tout de ses recherches.',
    'Il souhaite se rapprocher de ses parents âgés.',
    'Elle est suivie pour une maladie chronique.',
    'Die Kündigung liegt noch in der Schublade.',
    'Sein Kündigungsschreiben ist schon unterschrieben.',
    'Sa lettre de démission est déjà prête.',
    'The resignation letter is typed and in his drawer.',
  ])('waits: %s', (text) => {
    expect(found(text)).not.toEqual([]);
  });

  it.each([
    'Sie pflegt Kundenbeziehungen.',
    'Er betreut kranke Kinder in einer Klinik.',
    "Elle s'occupe des fournisseurs.",
    'Il a géré les arrêts maladie du personnel.',
    'Sie hat die Kündigungen im Personalbereich bearbeitet.',
    'Er leitet die Behandlung von Abwasser.',
    'Il suit le traitement des commandes.',
    'Sie erwartet bis Juni den Abschluss des Projekts.',
    'Er hat seinem Team nichts vorgemacht und Zahlen offen gezeigt.',
    'Elle a négocié avec les employeurs de la branche.',
    'Il a quitté le conseil pour l’industrie.',
  ])('goes: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
