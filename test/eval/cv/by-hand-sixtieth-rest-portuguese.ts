import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixtieth-rest');

/** The closed ones in Portuguese. All people are made up. */
export const BY_HAND_SIXTIETH_REST_PORTUGUESE: Sheet[] = [
  cv('24-pt-pt-eletricista', 'doc', 'pt', 'PT', {
    names: ['Nelson Filipe Baptista Rocha', 'Nelson Rocha', 'Nelson Filipe Rocha'],
    email: 'nelsonrocha.eletricista@lizmail.example',
    phone: '910 555 037',
    city: 'Marinha Grande',
    headline: 'Eletricista industrial',
    languages: [],
    jobs: [
      'Eletricista de manutenção | Vidrala Santos Barosa | Marinha Grande | 2017-10 | now',
      'Eletricista industrial | Efacec | Maia | 2011-03 | 2017-09',
      'Eletricista | Electro Pinhal, Lda. | Leiria | 2005-06 | 2011-02',
    ],
    page: `
! Nelson Filipe Baptista Rocha
Eletricista industrial
Rua da Portela, lote 6, 2430 Marinha Grande
Telemóvel 910 555 037 / nelsonrocha.eletricista@lizmail.example
# Experiência
Out. 2017 até hoje
**Eletricista de manutenção**, Vidrala Santos Barosa, Marinha Grande
Fornos, linhas de inspeção, autómatos Siemens S7-1500, turnos rotativos
^ Mar. 2011 até Set. 2017
**Eletricista industrial**, Efacec, Maia
Montagem de quadros e obras em Angola e na Argélia (missões de 6 semanas)
^ Jun. 2005 até Fev. 2011
**Eletricista**, Electro Pinhal, Lda., Leiria
Instalações em moradias e escolas
# Formação
CET Automação, Robótica e Controlo, IPLeiria, 2013
12.º ano, Curso Tecnológico de Eletrotecnia, Escola Calazans Duarte, 2004
Técnico responsável DGEG
# Outros
Carta B e C, PEMP, primeiros socorros
`,
  }),
  cv('25-pt-br-enfermeira', 'pdf', 'pt', 'BR', {
    names: ['Jéssica Aparecida dos Santos Prado', 'Jéssica Prado', 'Jéssica Aparecida Prado'],
    email: 'jessica.prado.enf@pinheiralmail.example',
    phone: '(41) 95550-0163',
    city: 'Curitiba',
    languages: ['Português', 'Espanhol'],
    aside: [3],
    jobs: [
      'Enfermeira assistencial – UTI adulto | Hospital Pequeno Paraná | Curitiba | 2022-02 | now',
      'Enfermeira | UPA Boqueirão | Curitiba | 2020-04 | 2022-01',
      'Técnica de enfermagem | Hospital Evangélico | Curitiba | 2014-08 | 2020-03',
      'Estágio curricular | Unidade de Saúde Vila Hauer | Curitiba | 2019-02 | 2019-11',
    ],
    page: `
> **JÉSSICA APARECIDA DOS SANTOS PRADO**
> Brasileira, solteira, 32 anos
> Bairro Xaxim – Curitiba/PR
> (41) 95550-0163 (WhatsApp) – jessica.prado.enf@pinheiralmail.example
**OBJETIVO**
Enfermeira de UTI ou CCIH, 12x36 noturno
**FORMAÇÃO**
Pós-graduação em Terapia Intensiva, PUCPR, 2023
Bacharelado em Enfermagem, Unibrasil, 2019 – COREN ativo
**EXPERIÊNCIA PROFISSIONAL**
Hospital Pequeno Paraná – Curitiba
Cargo: Enfermeira assistencial – UTI adulto
Período: 02/2022 – atual
Principais atividades: hemodiálise contínua, ECMO (2 casos), escala, indicadores
^ UPA Boqueirão – Curitiba
Cargo: Enfermeira
Período: 04/2020 – 01/2022
Principais atividades: classificação de risco Manchester, sala vermelha na pandemia
^ Hospital Evangélico – Curitiba
Cargo: Técnica de enfermagem
Período: 08/2014 – 03/2020
^ Unidade de Saúde Vila Hauer – Curitiba
Cargo: Estágio curricular
Período: 02/2019 – 11/2019
**CURSOS**
ACLS (2025), PICC, NR-32
**IDIOMAS**
Português, Espanhol (intermediário)
`,
  }),
  cv('26-pt-br-dev', 'docx', 'pt', 'BR', {
    names: ['Caio Yoshida Ferraz', 'Caio Ferraz', 'Caio Yoshida'],
    email: 'oi@caioyf.example',
    phone: '+55 48 95550-0124',
    city: 'Florianópolis',
    headline: 'Desenvolvedor Front-end Sênior',
    languages: ['Inglês', 'Japonês'],
    jobs: [
      'Desenvolvedor Front-end Sênior | RD Station | Florianópolis | 2022-08 | now',
      'Desenvolvedor Front-end Pleno | Softplan | Florianópolis | 2019-10 | 2022-07',
      'Desenvolvedor Júnior | Loja Integrada | São Paulo | 2017-03 | 2019-09',
    ],
    page: `
# Caio Yoshida Ferraz
**Desenvolvedor Front-end Sênior**
Florianópolis, SC · +55 48 95550-0124 · oi@caioyf.example · github.example/caioyf
{{
## Experiência
**RD Station**, Florianópolis
Desenvolvedor Front-end Sênior
ago 2022 – presente
* Design system usado por 30 squads
* React, TypeScript, Vitest, acessibilidade AA
**Softplan**, Florianópolis
Desenvolvedor Front-end Pleno
out 2019 – jul 2022
* Portal do processo eletrônico, Angular
**Loja Integrada**, São Paulo
Desenvolvedor Júnior
mar 2017 – set 2019
## Educação
Análise e Desenvolvimento de Sistemas, Fatec São Paulo, 2017
## Idiomas
Inglês (fluente)
Japonês (básico, avós)
## Busco
PJ ou CLT, remoto, time que escreve testes
}}
`,
  }),
  cv('27-pt-pt-caixa', 'doc', 'pt', 'PT', {
    names: ['Edna Cristina Semedo Varela', 'Edna Varela', 'Edna Semedo Varela'],
    email: 'ednavarela@tejomail.example',
    phone: '+351 930 555 062',
    city: 'Amadora',
    languages: ['Crioulo', 'Português', 'Francês'],
    jobs: [
      'Operadora de caixa | Pingo Doce | Amadora | 2021-11 | now',
      'Empregada de limpeza | ISS Portugal | Lisboa | 2017-05 | 2021-10',
      'Empregada de andares | Hotel Marriott | Lisboa | 2015-06 | 2017-04',
      'Vendedora | Mercado de Sucupira | Praia | 2010 | 2014',
    ],
    page: `
**CURRÍCULO**
|| 5 11
| Nome | Edna Cristina Semedo Varela
| Morada | Rua Elias Garcia 88, 2700 Amadora
| Telemóvel | +351 930 555 062
| Correio eletrónico | ednavarela@tejomail.example
| Nacionalidade | cabo-verdiana, com autorização de residência
| Línguas | Crioulo, Português, Francês
**Experiência de trabalho**
|| 5 4 5
| Empresa | Função | Datas
| Pingo Doce, Amadora | Operadora de caixa | 11/2021 – atualmente
| ISS Portugal, Lisboa | Empregada de limpeza | 05/2017 – 10/2021
| Hotel Marriott, Lisboa | Empregada de andares | 06/2015 – 04/2017
| Mercado de Sucupira, Praia | Vendedora | 2010 – 2014
**Estudos**
9.º ano (RVCC), Centro Qualifica Amadora, 2019
Curso de Higiene e Segurança Alimentar, 25 horas, 2022
**Procuro**
Um horário fixo, de preferência das 7 às 16, por causa dos filhos. Posso começar em 15 dias.
`,
  }),
];
