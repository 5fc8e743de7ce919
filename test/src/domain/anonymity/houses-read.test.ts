import { describe, expect, it } from 'vitest';
import { identityOf, marksIn, scrub } from '#src/domain/anonymity/index.ts';

const at = (...employers: string[]) =>
  identityOf({
    candidate: {
      name: 'Xanthe Marlowe',
      experience: employers.map((employer) => ({ title: 'Specialist', employer })),
    },
  });

describe('A house called by a common word goes at the head of a sentence that says so', () => {
  it.each([
    ['Target Corporation', 'Target has her on 72k.', 'Target has'],
    ['Target Corporation', 'Target since 2019, all in Boston.', 'Target since'],
    ['Apple', 'Apple since May, all in Cork.', 'Apple since'],
    ['Boots UK', 'Boots opened the branch with her in 2017.', 'Boots opened'],
    ['Boots UK', 'Boots pays her well.', 'Boots pays'],
    ['Boots UK', 'Boots: 2015-2018, in Leeds.', 'Boots:'],
    ['Next plc', 'Next moved her to head office.', 'Next moved'],
    ['Next plc', 'Next before that, on knitwear.', 'Next before'],
    ['Southwest Airlines', 'Southwest before that, on the ramp.', 'Southwest'],
    ['Orange', 'Orange lui a confié 14 sous-traitants en 2020.', 'Orange lui'],
    ['Total', 'Total l’a embauché en 2015 comme ingénieur.', 'Total l'],
    ['Gloria S.A.', 'Gloria lo trajo de otra empresa en 2019.', 'Gloria lo'],
    ['Vivo', 'A Vivo contratou ela em 2020 para o time.', 'Vivo contratou'],
  ])('%s: %s', (employer, text, hidden) => {
    expect(text).toContain(hidden);
    expect(scrub(text, at(employer)).text).not.toContain(hidden);
  });

  it.each([
    ['Target Corporation', 'Target of 20 % met each year.'],
    ['Target Corporation', 'Target was met each quarter.'],
    ['Target Corporation', 'Target grew 20 % in that time.'],
    ['Next plc', 'Next we talk about pay. Next week suits.'],
    ['Gap Inc.', 'Gap analysis came first.'],
    ['Delta Air Lines', 'Delta between base and market is 9 %.'],
    ['Delta Air Lines', 'Delta rose by 3 %.'],
    ['Vivo', 'Prefere trabalho ao vivo do que reunião por vídeo.'],
    ['Gloria S.A.', 'No busca la gloria, dice, busca que cuadre el inventario.'],
    ['Orange', 'Feu orange sur la mobilité, pas avant juillet.'],
    ['Mango', 'Le gusta el mango y trabaja con proveedores de la zona.'],
  ])('and the word stays: %s: %s', (employer, text) => {
    expect(scrub(text, at(employer)).text).toBe(text);
  });

  it('and where the word may be the house it is marked', () => {
    const text = 'Target pays well, people say.';
    const identity = at('Target Corporation');
    expect(
      marksIn([{ text, identity }], 'anonymous')
        .flat()
        .map((mark) => mark.text),
    ).toContain('Target');
  });
});

describe('A branch or works beside its house goes', () => {
  it.each([
    ['Emirates NBD', 'Six years with Emirates NBD, Jumeirah branch.', 'Jumeirah'],
    ['Emirates NBD', 'She ran the Al Barsha branch of Emirates NBD.', 'Al Barsha'],
    ['株式会社デンソー', 'デンソーの西尾製作所で生産技術を担当。', '西尾'],
    ['中国银行', '之前在中国银行浦东支行两年。', '浦东支行'],
    ['카카오', '카카오 판교오피스에서 6년째 일합니다.', '판교오피스'],
    ['Arçelik', "Öncesinde Arçelik'in Çayırova fabrikasında üretim planladı.", 'Çayırova'],
    ['PKO Bank Polski', 'Pracowała w PKO, oddział Falenica, przez trzy lata.', 'Falenica'],
    ['UBS', 'Sie leitet bei der UBS, Filiale Oerlikon, ein Team.', 'Oerlikon'],
  ])('%s: %s', (employer, text, hidden) => {
    expect(text).toContain(hidden);
    expect(scrub(text, at(employer)).text).not.toContain(hidden);
  });

  it('and a large town stays', () => {
    expect(scrub('She is with Emirates NBD, Dubai branch.', at('Emirates NBD')).text).toContain(
      'Dubai branch',
    );
  });
});
