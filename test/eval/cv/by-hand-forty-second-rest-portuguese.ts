import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-second-closed');

/** The closed ones in Portuguese. All people are made up. */
export const BY_HAND_FORTY_SECOND_REST_PORTUGUESE: Sheet[] = [
  cv('19-pt-motorista', 'doc', 'pt', 'PT', {
    names: ['Joaquim António Ferreira Pimenta', 'Joaquim Pimenta'],
    email: 'joaquimpimenta68@avemail.example',
    phone: '936 555 041',
    city: 'Vila Nova de Famalicão',
    languages: ['Português', 'Francês'],
    jobs: [
      'Motorista de pesados internacional | Torrestir | Braga | 2011-09 | now',
      'Motorista de distribuição | Lactogal | Vila do Conde | 2001-03 | 2011-08',
      'Pedreiro | Eiffage | Lyon | 1994 | 2000',
      'Tecelão | Riopele | Pousada de Saramagos | 1985 | 1993',
    ],
    page: `
> **CURRICULUM VITAE**
# Dados pessoais
|| 5.5 11.5
| Nome completo | Joaquim António Ferreira Pimenta
| Morada | Rua da Liberdade 63, 4760-180 Vila Nova de Famalicão
| Telemóvel | 936 555 041
| Correio eletrónico | joaquimpimenta68@avemail.example (é da minha filha)
| Data de nascimento | 12 de outubro de 1968
| Estado civil | Casado
| Cartas | B, C, C+E, CAM e ADR válidos
# Experiência profissional
|| 5.5 11.5
| De setembro de 2011 até à data | Motorista de pesados internacional na Torrestir, Braga. França, Bélgica e Alemanha, cisternas e lonas
| De março de 2001 a agosto de 2011 | Motorista de distribuição na Lactogal, Vila do Conde. Frio, supermercados do Minho
| De 1994 a 2000 | Pedreiro na Eiffage, Lyon, França
| De 1985 a 1993 | Tecelão na Riopele, Pousada de Saramagos
# Habilitações
|| 5.5 11.5
| 2009 | 9.º ano, Novas Oportunidades
| 1980 | 6.º ano, Escola Preparatória Júlio Brandão
# Línguas
Português e Francês (falado)
# Observações
Sem acidentes com culpa. Prefiro serviço nacional, com descanso em casa ao fim de semana.
`,
  }),
  cv('20-pt-professora', 'docx', 'pt', 'PT', {
    names: ['Oksana Kovalchuk', 'Oksana Mykolaivna Kovalchuk'],
    email: 'oksana.kovalchuk@sadomail.example',
    phone: '+351 925 555 078',
    city: 'Setúbal',
    headline: 'Professora de Matemática e Físico-Química',
    languages: ['Ucraniano', 'Russo', 'Português', 'Inglês'],
    jobs: [
      'Professora de Matemática | Colégio St. Peter’s | Palmela | 2016-09 | now',
      'Explicadora | Centro de Estudos Arrábida | Setúbal | 2009-10 | 2016-07',
      'Empregada de limpeza | Iberlim | Lisboa | 2003-02 | 2009-09',
      'Professora de Física | Escola n.º 17 | Ternopil | 1997-09 | 2002-06',
    ],
    page: `
! Oksana Kovalchuk
**Professora de Matemática e Físico-Química**
Avenida Luísa Todi 380, Setúbal • +351 925 555 078 • oksana.kovalchuk@sadomail.example
^ __Licenciada na Ucrânia, com equivalência portuguesa desde 2009. Vinte e tal anos de sala de aula, com uma pausa que me ensinou a língua e muita paciência.__
# Percurso profissional
**Professora de Matemática** | Colégio St. Peter’s, Palmela | set. 2016 – atualidade
* 7.º ao 12.º ano, preparação para exame nacional
* Coordenadora do clube de robótica
**Explicadora** | Centro de Estudos Arrábida, Setúbal | out. 2009 – jul. 2016
**Empregada de limpeza** | Iberlim, Lisboa | fev. 2003 – set. 2009
**Professora de Física** | Escola n.º 17, Ternopil | set. 1997 – jun. 2002
# Formação
Profissionalização em serviço, Universidade Aberta, 2011
Licenciatura em Física e Matemática, Universidade Pedagógica de Ternopil, 1997 (equivalência: Universidade Nova de Lisboa, 2009)
# Idiomas
Ucraniano e Russo (maternas), Português (C2), Inglês (B1)
# Informática
GeoGebra, Moodle, Google Classroom
`,
  }),
  cv('21-pt-encarregado', 'pdf', 'pt', 'PT', {
    names: ['Domingos Kiala Sebastião', 'Domingos Sebastião'],
    email: 'domingos.kiala@tejomail.example',
    phone: '962 555 019',
    city: 'Amadora',
    headline: 'Encarregado geral de construção civil',
    languages: ['Português', 'Quicongo', 'Francês'],
    jobs: [
      'Encarregado geral | Mota-Engil | Lisboa | 2019-10 | now',
      'Encarregado de primeira | Teixeira Duarte | Luanda | 2012-01 | 2019-08',
      'Chefe de equipa de cofragem | Somague | Lisboa | 2005-05 | 2011-12',
      'Carpinteiro de cofragem | Edifer | Amadora | 1999 | 2005',
    ],
    page: `
[[ 11 6
! Domingos Kiala Sebastião
Encarregado geral de construção civil
# Experiência
**Mota-Engil, Lisboa**
Encarregado geral (outubro 2019 – presente)
* Linha circular do Metro, poço e estação: 140 trabalhadores em três turnos
* Planeamento semanal com o diretor de obra
**Teixeira Duarte, Luanda**
Encarregado de primeira (janeiro 2012 – agosto 2019)
* Torres de escritórios e hospital
**Somague, Lisboa**
Chefe de equipa de cofragem (maio 2005 – dezembro 2011)
**Edifer, Amadora**
Carpinteiro de cofragem (1999 – 2005)
# Formação
Curso de Encarregado de Obras, CENFIC, 2010
12.º ano, Escola Secundária da Amadora, 1999
---
**Contactos**
Rua Elias Garcia 155
2700-320 Amadora
962 555 019
domingos.kiala@tejomail.example
^ **Nascimento**
Maquela do Zombo, 1977
^ **Nacionalidade**
Portuguesa e angolana
^ **Línguas**
Português
Quicongo
Francês (razoável)
^ **Certificados**
Trabalhos em altura
Plataformas
Segurança (TST nível 4)
^ **Carta**
B
]]
`,
  }),
  cv('22-pt-br-desenvolvedora', 'pdf', 'pt', 'BR', {
    names: ['Beatriz Yumi Nakamura', 'Bia Nakamura', 'Beatriz Nakamura'],
    email: 'bia.nakamura@pampulhamail.example',
    phone: '+55 31 95550-0127',
    city: 'Belo Horizonte',
    headline: 'Desenvolvedora Back-end Sênior',
    languages: ['Inglês', 'Japonês'],
    jobs: [
      'Desenvolvedora Back-end Sênior | Nubank | | 2023-01 | now',
      'Desenvolvedora Pleno | Hotmart | | 2020-03 | 2022-12',
      'Desenvolvedora Júnior | Hotmart | | 2018-07 | 2020-02',
      'Analista de Suporte | Localiza | | 2016-01 | 2018-06',
    ],
    page: `
# Beatriz Yumi Nakamura
Desenvolvedora Back-end Sênior | Clojure, Java, AWS
Belo Horizonte, MG – bia.nakamura@pampulhamail.example – +55 31 95550-0127 – ela/dela
## Resumo
Oito anos de back-end em fintech e educação digital. Gosto de sistema simples, log bom e plantão silencioso.
## Experiência
Desenvolvedora Back-end Sênior
Nubank · Tempo integral · Remoto
jan de 2023 – o momento
* Serviços de cobrança em Clojure, Datomic e Kafka
* Mentoria de quatro pessoas no programa Yes, She Codes
Hotmart
Desenvolvedora Pleno
mar de 2020 – dez de 2022
* Checkout em Java, 3 mil pedidos por minuto no pico
Desenvolvedora Júnior
jul de 2018 – fev de 2020
Analista de Suporte
Localiza · Belo Horizonte
jan de 2016 – jun de 2018
## Formação acadêmica
Sistemas de Informação, PUC Minas, 2013 – 2017
## Certificações
AWS Solutions Architect – Associate (2024)
## Idiomas
Inglês avançado, Japonês básico
`,
  }),
  cv('23-pt-br-tecnica-enfermagem', 'docx', 'pt', 'BR', {
    names: ['Rosângela Maria da Conceição', 'Rosângela da Conceição'],
    email: 'rosangelaconceicao@capibaribe.example',
    phone: '(81) 95550-0166',
    city: 'Olinda',
    headline: 'Técnica de Enfermagem',
    languages: [],
    jobs: [
      'Técnica de Enfermagem | Hospital Português | Recife | 2014-02 | now',
      'Técnica de Enfermagem | Hospital Miguel Arraes | Paulista | 2010-01 | 2014-01',
      'Cuidadora de Idosos | Residencial Boa Viagem | Recife | 2007-08 | 2009-12',
      'Auxiliar de Serviços Gerais | Escola Santa Gertrudes | Olinda | 2000 | 2007',
    ],
    page: `
> **Currículo**
Rosângela Maria da Conceição
Endereço: Rua do Amparo, 90, Carmo, Olinda/PE
Fone: (81) 95550-0166 (recado com Jéssica)
E-mail: rosangelaconceicao@capibaribe.example
Nascimento: 22/05/1979 – Solteira, 2 filhos
COREN-PE: ativo
^ **Objetivo:** Técnica de Enfermagem
^ **Experiências**
|| 8 5 4
| **Empresa** | **Função** | **Período**
| Hospital Português, Recife | Técnica de Enfermagem | 02/2014 até hoje
| Hospital Miguel Arraes, Paulista | Técnica de Enfermagem | 01/2010 a 01/2014
| Residencial Boa Viagem, Recife | Cuidadora de Idosos | 08/2007 a 12/2009
| Escola Santa Gertrudes, Olinda | Auxiliar de Serviços Gerais | 2000 a 2007
^ **Atividades que domino**
* UTI adulto: banho no leito, aspiração, balanço hídrico, bomba de infusão
* Punção venosa, curativos, sondas, registro no Tasy
* Plantão noturno 12x36
^ **Escolaridade**
Técnico em Enfermagem – Escola Grau Técnico, Recife – 2009
Ensino Médio – Escola Sigismundo Gonçalves, Olinda – 1998
^ **Cursos**
Suporte básico de vida, Feridas e coberturas, NR-32
`,
  }),
];
