import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-second');

/** The closed ones in Portuguese. All people are made up. */
export const BY_HAND_FIFTY_SECOND_REST_PORTUGUESE: Sheet[] = [
  cv('25-pt-pt-eletricista', 'pdf', 'pt', 'PT', {
    names: ['Adérito Manuel Figueiredo dos Reis', 'Adérito dos Reis', 'Adérito Figueiredo dos Reis'],
    email: 'aderito.reis@beiraposta.example',
    phone: '+351 910 555 014',
    city: 'Viseu',
    headline: 'Eletricista de redes e instalações – carteira DGEG',
    languages: ['Português', 'Francês'],
    jobs: [
      'Chefe de equipa | Visabeira | Viseu | 2015-03 | now',
      'Eletricista de redes MT/BT | Spie Batignolles | Lyon | 2008-09 | 2015-01',
      'Eletricista | Joaquim Albuquerque & Filhos | Mangualde | 1999 | 2008',
    ],
    page: `
HEAD Adérito Manuel Figueiredo dos Reis
Eletricista de redes e instalações – carteira DGEG
Rua do Arco, 21, 3500-085 Viseu
Telemóvel +351 910 555 014 · aderito.reis@beiraposta.example
# O que ofereço
Vinte e sete anos de poste, vala e quadro. Dirijo uma equipa de seis com duas carrinhas. Não me importo com chamadas de noite quando há temporal; importo-me com material que não chega.
# Percurso
**Chefe de equipa** \tMar. 2015 – até ao presente
Visabeira, Viseu
* Manutenção de linhas de média tensão nos concelhos de Viseu, Sátão e Penalva
* Podas, desligações programadas, relatórios no tablet
* Zero acidentes com baixa desde 2018
**Eletricista de redes MT/BT** \tSet. 2008 – Jan. 2015
Spie Batignolles, Lyon (França)
* Habilitação francesa B2V BR BC H1
**Eletricista** \t1999 – 2008
Joaquim Albuquerque & Filhos, Mangualde
* Moradias, lagares, uma capela
# Estudos e cursos
TET – Trabalhos em tensão BT, CNFT, 2016
Curso profissional de eletricidade, nível 3, CENFIM, 1999
9.º ano, Escola Secundária Felismina Alcântara
Carta de condução B, C e CE
# Línguas
Português, Francês (falo bem, escrevo pouco)
`,
  }),
  cv('26-pt-pt-auxiliar-lar', 'docx', 'pt', 'PT', {
    names: ['Nadiya Kovalchuk', 'Nadiya Petrivna Kovalchuk'],
    email: 'nadiya.kov@ribatejomail.example',
    phone: '920 555 031',
    city: 'Almeirim',
    languages: ['Ucraniano', 'Português', 'Russo', 'Inglês'],
    jobs: [
      'Ajudante de lar | Santa Casa da Misericórdia de Almeirim | | 2017-06 | now',
      'Empregada de limpeza | Sousa Cintra Serviços, Lda. | Santarém | 2009-01 | 2017-05',
      'Trabalhadora agrícola | Herdade da Alorna | | 2003 | 2008',
      'Professora de Química | Escola n.º 7 de Ternopil | | 1992 | 2002',
    ],
    page: `
|| 6 11
| ^ **INFORMAÇÃO PESSOAL** | ^ **Kovalchuk Nadiya Petrivna**
| Morada | Largo da Praça de Touros, 3, 1.º Esq., 2080-034 Almeirim
| Telefone | 920 555 031
| Correio eletrónico | nadiya.kov@ribatejomail.example
| Nacionalidade | Portuguesa (desde 2014) e ucraniana
| Nascimento | 07/03/1970
| ^ **CANDIDATURA A** | Ajudante de ação direta, turnos fixos da manhã
| ^ **EXPERIÊNCIA PROFISSIONAL** | 
| 06/2017 – Presente | Ajudante de lar\\Santa Casa da Misericórdia de Almeirim\\Higiene, alimentação, posicionamentos, 42 utentes; fim de vida com a equipa de enfermagem
| 01/2009 – 05/2017 | Empregada de limpeza\\Sousa Cintra Serviços, Lda., Santarém\\Hospital e escola, chefe de turno desde 2012
| 2003 – 2008 | Trabalhadora agrícola\\Herdade da Alorna\\Vindima, tomate, poda
| 1992 – 2002 | Professora de Química\\Escola n.º 7 de Ternopil, Ucrânia
| ^ **EDUCAÇÃO E FORMAÇÃO** | 
| 2016 | Técnica de Geriatria, 300 horas, IEFP Santarém
| 2010 | Português para Todos, nível B2
| 1987 – 1992 | Licenciatura em Química, Universidade de Lviv
| ^ **COMPETÊNCIAS PESSOAIS** | 
| Língua materna | Ucraniano
| Outras línguas | Português, Russo, Inglês (pouco)
| Carta de condução | B
`,
  }),
  cv('27-pt-br-engenheiro-civil', 'doc', 'pt', 'BR', {
    names: ['Wellington Schmitt da Rosa Júnior', 'Wellington Schmitt da Rosa Jr.'],
    email: 'wsrjunior.eng@serracatarina.example',
    phone: '(47) 95550-0163',
    city: 'Joinville',
    headline: 'Engenheiro Civil – CREA/SC 055501-4',
    languages: ['Alemão', 'Inglês'],
    aside: [3],
    jobs: [
      'Gerente de obras | Rogga Empreendimentos | Joinville | 2020-01 | now',
      'Engenheiro residente | Tigre | Joinville | 2015-06 | 2019-12',
      'Engenheiro trainee | Construtora Stein | Blumenau | 2013-02 | 2015-05',
      'Estagiário | Prefeitura de Jaraguá do Sul | | 2011-03 | 2012-12',
    ],
    page: `
> WELLINGTON SCHMITT DA ROSA JÚNIOR
> Engenheiro Civil – CREA/SC 055501-4
> Brasileiro, 36 anos, casado – Rua Dona Francisca, 1880, ap. 702 – Joinville (SC)
> Fone/WhatsApp (47) 95550-0163 – wsrjunior.eng@serracatarina.example
^ **OBJETIVO**
Coordenação ou gerência de engenharia
^ **QUALIFICAÇÕES**
* 13 anos em obras verticais e industriais, até 38 mil m²
* Orçamento, planejamento no MS Project, medição, Last Planner
* Equipe atual: 4 engenheiros, 7 mestres, 260 operários próprios e terceiros
^ **EXPERIÊNCIAS**
ROGGA EMPREENDIMENTOS – Joinville, SC
Cargo: Gerente de obras
Período: 01/2020 a atual
* Cinco torres entregues no prazo; desperdício de concreto abaixo de 3%
* Reunião semanal com arquitetura, instalações e suprimentos
* Contratação de empreiteiros de fachada, elevadores e esquadrias
* Orçamento anual de R$ 92 milhões, desvio de 1,4% em 2025
* Pós-obra: chamados por apartamento caíram de 3,1 para 1,2
* Certificação PBQP-H nível A mantida
TIGRE – Joinville, SC
Cargo: Engenheiro residente
Período: 06/2015 a 12/2019
* Ampliação do galpão de extrusão sem parar a fábrica
* Fundações em estaca hélice, estrutura pré-moldada, piso industrial de 14 mil m²
* Fiscalização de 22 contratadas, permissão de trabalho, NR-18 e NR-35
* Reservatório de 1.200 m³ e rede de combate a incêndio
CONSTRUTORA STEIN – Blumenau, SC
Cargo: Engenheiro trainee
Período: 02/2013 a 05/2015
* Rodízio por orçamento, planejamento, compras e canteiro
* Acompanhamento de três edifícios residenciais em alvenaria estrutural
* Ensaios de argamassa e bloco com o laboratório da FURB
PREFEITURA DE JARAGUÁ DO SUL
Cargo: Estagiário
Período: 03/2011 a 12/2012
* Vistorias depois das enchentes
* Quantitativos de drenagem e pavimentação com lajota
* Atendimento ao público no setor de alvarás
^ **FORMAÇÃO**
Especialização em Gerenciamento de Obras – UTFPR – 2017
Engenharia Civil – UDESC – 2012
Técnico em Edificações – IFSC – 2007
^ **CURSOS**
Lean Construction, 40 h, 2022
Patologia das fachadas, 24 h, 2021
Gestão de contratos, Sinduscon, 16 h, 2019
NR-35 para supervisores, 2018
BIM com Navisworks, 60 h, 2017
Avaliação de imóveis, IBAPE, 2016
^ **INFORMÁTICA**
MS Project, AutoCAD, Navisworks, Sienge, Power BI, Excel com macros
^ **OBRAS PRINCIPAIS**
|| 5 5 7
| **Obra** | **Área** | **Sistema**
| Residencial Vila Nova | 18.400 m² | Concreto armado, laje nervurada
| Torre Cachoeira | 26.100 m² | Parede de concreto
| Condomínio Iririú | 38.000 m² | Alvenaria estrutural
| Galpão de extrusão | 14.000 m² | Pré-moldado
| Escola do Boa Vista | 3.200 m² | Metálica e steel frame
^ **IDIOMAS**
Alemão (fala em casa), Inglês (técnico)
^ **INFORMAÇÕES ADICIONAIS**
CNH AB. Disponibilidade para viagens. Bombeiro voluntário há dez anos.
`,
  }),
  cv('28-pt-br-vendedora', 'pdf', 'pt', 'BR', {
    names: ['Jucilene Aparecida Tavares', 'Ju Tavares', 'Jucilene Tavares'],
    email: 'jutavares@trianguloz.example',
    phone: '34 95550-0184',
    city: 'Uberlândia',
    headline: 'Vendas externas | Agro e pet',
    languages: [],
    jobs: [
      'Representante de vendas | Royal Canin | Uberlândia | 2022-03 | now',
      'Vendedora externa | Martins Atacado | Uberlândia | 2018-08 | 2022-02',
      'Promotora de vendas | Nestlé Purina | Uberaba | 2015-01 | 2018-07',
      'Operadora de telemarketing | Algar Tech | Uberlândia | 2012-10 | 2014-12',
    ],
    page: `
[[ 6 11
> **JU TAVARES**
> (Jucilene Aparecida Tavares)
^ **Fale comigo**
34 95550-0184 (Whats)
jutavares@trianguloz.example
Bairro Santa Mônica
Uberlândia – MG
CNH B, carro próprio
^ **Sei fazer**
Carteira e rota
Merchandising
Negociação de verba
Salesforce
Treinar balconista
^ **Estudei**
Tecnólogo em Gestão Comercial, Unopar, 2019
Ensino médio, E.E. Messias Pedreiro, 2009
^ **Ganhei**
Top 5 Brasil 2024
Viagem a Foz, 2021
---
^ **Vendas externas | Agro e pet**
Bato meta desde o telemarketing. Atendo 170 lojas entre Araguari e Ituiutaba e conheço o nome do cachorro de quase todos os donos.
^ **POR ONDE PASSEI**
**Representante de vendas**
Royal Canin – Uberlândia
Março/2022 até hoje
* 23% de crescimento em 2025, região cresceu 9
* Abertura de 31 clínicas veterinárias
**Vendedora externa**
Martins Atacado – Uberlândia
Agosto/2018 a fevereiro/2022
* Positivação média de 88%
**Promotora de vendas**
Nestlé Purina – Uberaba
Janeiro/2015 a julho/2018
**Operadora de telemarketing**
Algar Tech – Uberlândia
Outubro/2012 a dezembro/2014
* Retenção de assinantes
^ **O QUE PROCURO**
Supervisão regional, CLT, carro da empresa. Pretensão: R$ 7.500 mais variável.
]]
`,
  }),
  cv('29-pt-pt-contabilista', 'docx', 'pt', 'PT', {
    names: [
      'Maria da Conceição Vaz Pinto de Sá',
      'São Vaz Pinto',
      'Maria da Conceição (São) Vaz Pinto de Sá',
    ],
    email: 'saovazpinto@minhomail.example',
    phone: '+351 930 555 077',
    city: 'Guimarães',
    languages: ['Inglês', 'Espanhol'],
    aside: [3],
    jobs: [
      'Diretora financeira | Têxteis Penselo | Guimarães | 2018-01 | now',
      'Contabilista certificada | Lameirinho | Guimarães | 2008-04 | 2017-12',
      'Técnica de contabilidade | Gabinete Contave | Vizela | 2003-10 | 2008-03',
      'Estágio profissional | Banco BPI | Braga | 2002-10 | 2003-09',
    ],
    page: `
# Curriculum Vitae
## 1. Identificação
Nome: Maria da Conceição (São) Vaz Pinto de Sá
Residência: Rua de Santa Maria, 64, 4800-443 Guimarães
Contactos: +351 930 555 077; saovazpinto@minhomail.example
Cédula OCC: 55501
## 2. Experiência
2.1. Desde janeiro de 2018: Diretora financeira, Têxteis Penselo, Guimarães
* Reporte ao acionista alemão ao terceiro dia útil
* Renegociação de 6,2 M€ de dívida em 2020, sem falhar um salário
* Equipa de cinco pessoas; implementação do Primavera V10
2.2. De abril de 2008 a dezembro de 2017: Contabilista certificada, Lameirinho, Guimarães
* Fecho de contas, dossier fiscal, preços de transferência
* Candidaturas ao PRODER e ao Portugal 2020
2.3. De outubro de 2003 a março de 2008: Técnica de contabilidade, Gabinete Contave, Vizela
2.4. De outubro de 2002 a setembro de 2003: Estágio profissional, Banco BPI, Braga
## 3. Habilitações
3.1. Mestrado em Fiscalidade, IPCA, Barcelos, 2012 (16 valores)
3.2. Licenciatura em Gestão, Universidade do Minho, 2002 (14 valores)
## 4. Línguas
Inglês C1, Espanhol B2
## 5. Informática
Primavera, PHC, Excel (Power Query), SAF-T
## 6. Outros
Formadora certificada (CCP). Tesoureira dos Bombeiros Voluntários. Dou sangue desde 1999.
`,
  }),
  cv('30-pt-br-pesquisadora', 'doc', 'pt', 'BR', {
    names: ['Iracema Nakashima de Albuquerque', 'Iracema N. de Albuquerque'],
    email: 'iracema.albuquerque@guamalab.example',
    phone: '+55 91 95550-0121',
    city: 'Belém',
    headline: 'Bioquímica de alimentos',
    languages: ['Inglês', 'Japonês', 'Espanhol'],
    aside: [2, 3],
    jobs: [
      'Pesquisadora B | Embrapa Amazônia Oriental | Belém | 2019-08 | now',
      'Coordenadora de P&D | Natura | Benevides | 2015-04 | 2019-07',
      'Bolsista de pós-doutorado | Universidade Federal do Pará | Belém | 2013-06 | 2015-03',
      'Bolsista de doutorado | Unicamp | Campinas | 2009-03 | 2013-05',
    ],
    page: `
~ Gerado em 22/10/2026 às 09:14
! Iracema Nakashima de Albuquerque
Bioquímica de alimentos
^ **Dados gerais**
|| 5 12
| Nome em citações | ALBUQUERQUE, I. N.; NAKASHIMA, I.
| Endereço | Travessa Curuzu, 2119, Marco, Belém, PA
| Telefone | +55 91 95550-0121
| Contato | iracema.albuquerque@guamalab.example
^ **Resumo**
Doutora em Ciência de Alimentos, trabalha com óleos e polpas da Amazônia: estabilidade, antioxidantes, secagem. Passou quatro anos na indústria e voltou à pesquisa com vontade de patentear menos e transferir mais. Aberta agora a posição de gerência científica em empresa.
^ **Atuação profissional**
|| 5 12
| 08/2019 – Atual | **Embrapa Amazônia Oriental**, Belém\\Vínculo: servidora pública. Enquadramento: Pesquisadora B\\Linhas: bacuri, tucumã, farinha; chefe do laboratório de agroindústria desde 2022
| 04/2015 – 07/2019 | **Natura**, Benevides\\Vínculo: celetista. Enquadramento: Coordenadora de P&D\\Linha Ekos; escala piloto de manteiga de murumuru
| 06/2013 – 03/2015 | **Universidade Federal do Pará**, Belém\\Enquadramento: Bolsista de pós-doutorado
| 03/2009 – 05/2013 | **Unicamp**, Campinas\\Enquadramento: Bolsista de doutorado
^ **Formação**
|| 5 12
| 2009 – 2013 | Doutorado em Ciência de Alimentos, Unicamp
| 2007 – 2009 | Mestrado em Ciência e Tecnologia de Alimentos, UFPA
| 2002 – 2006 | Graduação em Engenharia de Alimentos, UFPA
^ **Idiomas**
Inglês (lê, fala e escreve bem), Japonês (fala razoavelmente), Espanhol (lê bem)
^ **Produção (resumo)**
Artigos completos: 27. Capítulos: 4. Patentes: 2. Orientações de mestrado concluídas: 6.
NAKASHIMA, I.; LOBATO, F. Tocoferóis em tucumã-do-pará. Rev. Amaz. Alim., v. 8, p. 31–40, 2012.
ALBUQUERQUE, I. N. et al. Secagem em leito de espuma de bacuri. Tecn. Trop., v. 15, p. 2–11, 2021.
`,
  }),
];
