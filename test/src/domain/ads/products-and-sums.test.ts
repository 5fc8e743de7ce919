import { expect, it } from 'vitest';
import { withoutOwnBrands } from '#src/domain/ads/own-brands.ts';
import { withoutSumAtEnd } from '#src/domain/ads/sum-at-end.ts';

it.each([
  ['Moreau édite le logiciel DocuPro pour les notaires.', 'Moreau Logiciels', 'DocuPro'],
  ['Bergvik tillverkar IsFjäll.', 'Bergvik AB', 'IsFjäll'],
  ['De Graaf maakt KaasPro.', 'De Graaf Kaas', 'KaasPro'],
  ['Kestrel Systems builds FleetBox 3.', 'Kestrel Systems', 'FleetBox'],
  ['ODS (Orion Data Systems) builds StarVault.', 'Orion Data Systems', 'StarVault'],
  ['Hallmann entwickelt die Software WerkPlan.', 'Hallmann GmbH', 'WerkPlan'],
])('a product that tells the client is called a brand of it: %s', (text, client, product) => {
  const said = withoutOwnBrands(text, client);
  expect(said).not.toContain(product);
  expect(said).toBe(text.replace(new RegExp(`${product}(?: \\d)?`, 'u'), 'our client’s brand'));
});

it('tools that everybody knows and the name of the client stay where they are', () => {
  for (const text of [
    'Kestrel builds services in TypeScript.',
    'Kestrel Data Systems sells to JavaScript shops.',
  ])
    expect(withoutOwnBrands(text, 'Kestrel Data Systems')).toBe(text);
});

it('no sentence is cut within a figure', () => {
  expect(withoutSumAtEnd('Night shifts are paid at 1.5 times.')).toBeNull();
  expect(withoutSumAtEnd('Weekend work is paid at 1.75 of the base rate.')).toBeNull();
  expect(withoutSumAtEnd('They look for a controller in the north at $85.50 an hour.')).toBe(
    'They look for a controller in the north.',
  );
});
