import { describe, expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';

const identity = identityOf({ candidate: { name: 'Xanthe Marlowe' } });

describe('A house that no record has goes where somebody did a placement or a job beside their studies', () => {
  it.each([
    ['Pracował jako analityk, potem staż w Deloitte.', 'Deloitte'],
    ['Na brigádě v Kauflandu byl dva roky.', 'Kauflandu'],
    ['Hizo una práctica en Ripley antes de titularse.', 'Ripley'],
    ['Estágio na Ambev em 2014.', 'Ambev'],
    ['Kesätöitä Outokummulla kolmena vuonna.', 'Outokummulla'],
    ['Studiejob i Føtex ved siden af.', 'Føtex'],
    ['Сортував хабом, а починав у «Сільпо».', 'Сільпо'],
    ['Werkstudent bei der Lufthansa, danach fest.', 'Lufthansa'],
    ["Migros'ta staj yaptı ve mezun oldu.", 'Migros'],
    ['Puis alternance au Crédit Mutuel pendant deux ans.', 'Crédit Mutuel'],
    ['Bijbaantje bij de Jumbo naast de studie.', 'Jumbo'],
    ['Sommarjobb på Volvo tre år i rad.', 'Volvo'],
  ])('%s', (text, hidden) => {
    expect(scrub(text, identity).text).not.toContain(hidden);
  });

  it.each([
    ['Praktyki w Krakowie i staż w dziale kadr.', 'w Krakowie'],
    ['Stáž v Plzni a praxe v IT.', 'v Plzni'],
    ['Prácticas profesionales en Santiago, beca en Excel.', 'en Santiago'],
    ['Estágio em São Paulo, estágio em Contabilidade.', 'em Contabilidade'],
    ['Harjoittelussa Helsingissä kaksi kuukautta.', 'Helsingissä'],
    ['Stage à Lyon, puis stage en RH.', 'à Lyon'],
  ])('but not where, or in what, it was: %s', (text, kept) => {
    expect(scrub(text, identity).text).toContain(kept);
  });
});
