import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-fourth');

/** The closed ones in Portuguese. All people are made up. */
export const BY_HAND_FORTY_FOURTH_REST_PORTUGUESE: Sheet[] = [
  cv('31-pt-pt-eletricista', 'doc', 'pt', 'PT', {
    names: ['Bruno Filipe Carvalho d’Oliveira', "Bruno Filipe Carvalho d'Oliveira", 'Bruno d’Oliveira'],
    email: 'brunodoliveira@avemail.example',
    phone: '930 555 041',
    city: 'Guimarães',
    languages: ['Português', 'Francês'],
    jobs: [
      'Chefe de equipa, instalações elétricas | DST | Braga | 2021-04 | now',
      'Eletricista | Eiffage Énergie | Lyon | 2014-03 | 2021-03',
      'Ajudante de eletricista | Electro Vizela, Lda. | Vizela | 2009-09 | 2014-02',
    ],
    page: `
> **CURRICULUM VITAE**
> de
> **Bruno Filipe Carvalho d’Oliveira**
# Identificação
Data de nascimento: 3 de maio de 1991
Morada: Rua da Cruz de Pedra, n.º 77, Creixomil, 4835-001 Guimarães
Telemóvel: 930 555 041
E-mail: brunodoliveira@avemail.example
Carta de condução: B
# Experiência
**De abril de 2021 até hoje**
Chefe de equipa, instalações elétricas – DST, Braga
Obras: hospital em Sintra, hotel no Gerês, fábrica de pneus. Equipa de 8.
**De março de 2014 a março de 2021**
Eletricista – Eiffage Énergie, Lyon, França
Obras: metro de Lyon, linha B. Habilitações B2V, BR, BC.
**De setembro de 2009 a fevereiro de 2014**
Ajudante de eletricista – Electro Vizela, Lda., Vizela
# Habilitações
12.º ano, curso profissional de Instalações Elétricas, CENATEX Guimarães, 2009
Técnico responsável pela execução (DGEG), 2022
Cartão TIM, trabalhos em altura
# Línguas
Português, Francês (fluente)
`,
  }),
  cv('32-pt-pt-engenheira', 'docx', 'pt', 'PT', {
    names: ['Inês Sofia Figueiredo Pacheco', 'Inês Pacheco'],
    email: 'ines.f.pacheco@sadomail.example',
    phone: '(+351) 920 555 073',
    city: 'Setúbal',
    languages: ['Português', 'Inglês', 'Espanhol'],
    jobs: [
      'Engenheira de processo | The Navigator Company | Setúbal | 2020-11 | now',
      'Técnica de qualidade | Bondalti | Estarreja | 2017-03 | 2020-10',
      'Bolseira de investigação | Instituto Superior Técnico | Lisboa | 2015-10 | 2017-02',
    ],
    page: `
FOOT Página 1 / 1 – Curriculum vitae de Inês Sofia Figueiredo Pacheco
|| 5 12
| europass | **Inês Sofia Figueiredo Pacheco**\\~ Nacionalidade: portuguesa   Data de nascimento: 09/10/1992   Género: feminino
|  | Telemóvel: (+351) 920 555 073\\Endereço eletrónico: ines.f.pacheco@sadomail.example\\Casa: Avenida Luísa Todi 330, 2.º Dto., 2900-452 Setúbal (Portugal)
^ **SOBRE MIM**
Engenheira química, pasta e papel, com gosto por dados e por fábricas antigas.
^ **EXPERIÊNCIA PROFISSIONAL**
**Engenheira de processo**
The Navigator Company [ 01/11/2020 – Atual ]
Localidade: Setúbal | País: Portugal
* Linha de branqueamento; consumo de dióxido de cloro menos 6%
* Paragens anuais, ensaios, formação de operadores
^ **Técnica de qualidade**
Bondalti [ 01/03/2017 – 31/10/2020 ]
Localidade: Estarreja | País: Portugal
^ **Bolseira de investigação**
Instituto Superior Técnico [ 01/10/2015 – 28/02/2017 ]
Localidade: Lisboa | País: Portugal
^ **EDUCAÇÃO E FORMAÇÃO**
**Mestrado integrado em Engenharia Química**
Instituto Superior Técnico [ 2010 – 2015 ]
Classificação final: 15
^ **COMPETÊNCIAS LINGUÍSTICAS**
Língua materna: Português
|| 5 3 3 3 3
| Outras línguas | Compreensão | Leitura | Fala | Escrita
| Inglês | C1 | C1 | C1 | B2
| Espanhol | B2 | C1 | B1 | A2
^ **COMPETÊNCIAS DIGITAIS**
Aspen Plus | Minitab | Python (pandas) | SAP PM
`,
  }),
  cv('33-pt-br-cuidadora', 'rtf', 'pt', 'BR', {
    names: ['Maria Aparecida de Souza e Silva', 'Maria Aparecida Silva', 'Cida Silva'],
    email: 'cidasouza.cuidadora@minasmail.example',
    phone: '(31) 95550-0160',
    city: 'Contagem',
    headline: 'Cuidadora de idosos',
    languages: [],
    jobs: [
      'Cuidadora | residência particular | Belo Horizonte | 2022-02 | now',
      'Cuidadora de idosos | Lar Santa Luzia | Contagem | 2016-08 | 2022-01',
      'Auxiliar de serviços gerais | Hospital Municipal de Contagem | Contagem | 2011-05 | 2016-07',
      'Doméstica | casa de família | | 2004 | 2011',
    ],
    page: `
> **MARIA APARECIDA DE SOUZA E SILVA (CIDA)**
> Rua Tiradentes, 415, Industrial, Contagem - MG
> Tel/Zap: (31) 95550-0160
> cidasouza.cuidadora@minasmail.example
> 47 anos, casada, evangélica, não fumante
**OBJETIVO:** Cuidadora de idosos
**EXPERIÊNCIAS**
Empregador: residência particular (bairro Sion, Belo Horizonte)
Função: Cuidadora
Período: fevereiro de 2022 até o momento
Escala 12x36, senhora de 91 anos, Alzheimer, sonda
^ Empregador: Lar Santa Luzia (Contagem)
Função: Cuidadora de idosos
Período: agosto de 2016 a janeiro de 2022
^ Empregador: Hospital Municipal de Contagem
Função: Auxiliar de serviços gerais
Período: maio de 2011 a julho de 2016
^ Empregador: casa de família
Função: Doméstica
Período: 2004 a 2011
**ESCOLARIDADE**
Ensino médio completo (EJA, 2014)
**CURSOS**
Cuidador de idosos, 160 h, SENAC, 2016
Primeiros socorros, Cruz Vermelha, 2023
Curso técnico em enfermagem, cursando o 2º módulo
**REFERÊNCIAS**
Dona Lúcia (31) 95550-0161; Irmã Teresa, do Lar (31) 95550-0162
`,
  }),
  cv('34-pt-ao-comercial', 'docx', 'pt', 'AO', {
    names: ['Domingos Kiala Nsimba', 'Domingos Nsimba'],
    email: 'domingos.nsimba@kianda.example',
    phone: '+244 923 555 017',
    city: 'Luanda',
    headline: 'Gestor comercial – bebidas e grande consumo',
    languages: ['Português', 'Kikongo', 'Francês', 'Inglês'],
    jobs: [
      'Chefe de vendas, região Norte | Refriango | Luanda | 2020-03 | now',
      'Supervisor de vendas | Refriango | Luanda | 2016-06 | 2020-02',
      'Promotor de vendas | Candando | Luanda | 2015-01 | 2016-05',
      'Técnico de caixa | Banco BIC | Uíge | 2011-02 | 2014-12',
    ],
    page: `
|| 5 12
| PIC fotografia | ! Domingos Kiala Nsimba\\**Gestor comercial – bebidas e grande consumo**
| **Contactos** | Talatona, Luanda\\+244 923 555 017\\domingos.nsimba@kianda.example
| **Perfil** | Onze anos de vendas, da rua ao escritório. Conheço os armazéns do Norte, de Cabinda a Malanje, e falo a língua dos donos.
| **Percurso** | **Chefe de vendas, região Norte**\\Refriango, Luanda, março de 2020 – presente\\6 supervisores, 74 vendedores, 19 distribuidores\\**Supervisor de vendas**\\Refriango, Luanda, junho de 2016 – fevereiro de 2020\\**Promotor de vendas**\\Candando, Luanda, janeiro de 2015 – maio de 2016\\**Técnico de caixa**\\Banco BIC, Uíge, fevereiro de 2011 – dezembro de 2014
| **Estudos** | Licenciatura em Gestão de Empresas, Universidade Católica de Angola, 2018\\Ensino médio, PUNIV do Uíge, 2009
| **Línguas** | Português, Kikongo, Francês (bom), Inglês (razoável)
| **Outros** | Carta de ligeiros; disponível para viver nas províncias; excel, Primavera
`,
  }),
];
