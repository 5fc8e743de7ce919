import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-eighth');

/** The closed ones in Portuguese. All people are made up. */
export const BY_HAND_FORTY_EIGHTH_REST_PORTUGUESE: Sheet[] = [
  cv('43-pt-pt-contabilista', 'docx', 'pt', 'PT', {
    names: ['Nuno de Sá e Albuquerque', 'Nuno Sá e Albuquerque'],
    email: 'nuno@saealbuquerque.example',
    phone: '+351 225 550 133',
    city: 'Matosinhos',
    headline: 'Contabilista Certificado',
    languages: ['Inglês', 'Espanhol'],
    jobs: [
      'Diretor administrativo e financeiro | Conservas Pinhais | Matosinhos | 2018-09 | now',
      'Controller | Sonae MC | Matosinhos | 2010-01 | 2018-08',
      'Auditor sénior | Deloitte | Porto | 2005-09 | 2009-12',
    ],
    page: `
|| 11 6
| ! Nuno de Sá e Albuquerque\\Contabilista Certificado | +351 225 550 133\\nuno@saealbuquerque.example\\Leça da Palmeira, Matosinhos
^ Vinte e um anos entre auditoria, grande distribuição e uma fábrica com cheiro a tomate. Procuro a última grande mudança: direção financeira de uma PME exportadora.
# Carreira
|| 4 13
| set. 2018 – presente | **Diretor administrativo e financeiro**\\Conservas Pinhais, Matosinhos\\Reporte ao conselho, SIFIDE, renegociação de dívida, equipa de seis
| jan. 2010 – ago. 2018 | **Controller**\\Sonae MC, Matosinhos\\Orçamento de 70 lojas, margem por categoria
| set. 2005 – dez. 2009 | **Auditor sénior**\\Deloitte, Porto\\Cortiça, têxtil, calçado
# Habilitações
|| 4 13
| 2012 | Pós-graduação em Fiscalidade, Católica Porto Business School
| 2000 – 2005 | Licenciatura em Gestão, FEP, 15 valores
# Línguas
Inglês (C1), Espanhol (B2)
# Ferramentas
SAP S/4HANA, Primavera, Power BI
# Fora de horas
Vela na barra de Leixões. Tesoureiro da Confraria da Sardinha.
`,
  }),
  cv('44-pt-br-ti-linkedin', 'doc', 'pt', 'BR', {
    names: ['Luiz Felipe Tanaka de Araújo', 'Luiz Felipe Tanaka'],
    email: 'lf.tanaka@paulistapost.example',
    phone: '+55 11 95550-0138',
    city: 'São Paulo',
    headline: 'Site Reliability Engineer na Nubank | GCP, Go, observabilidade',
    languages: ['Português', 'Inglês', 'Japonês'],
    jobs: [
      'Site Reliability Engineer | Nubank | São Paulo | 2023-01 | now',
      'Engenheiro de infraestrutura | Mercado Livre | Osasco | 2019-04 | 2022-12',
      'Analista de suporte | Totvs | São Paulo | 2015-08 | 2019-03',
    ],
    page: `
[[ 5.5 11.5
**Contato**
+55 11 95550-0138 (Mobile)
lf.tanaka@paulistapost.example
www.linkedin.com/in/lftanaka-exemplo (LinkedIn)
^ **Principais competências**
Kubernetes
Prometheus
Incident Management
^ **Languages**
Português (Native or Bilingual)
Inglês (Professional Working)
Japonês (Elementary)
^ **Certifications**
CKA
Professional Cloud DevOps Engineer
---
! Luiz Felipe Tanaka de Araújo
Site Reliability Engineer na Nubank | GCP, Go, observabilidade
~ São Paulo, São Paulo, Brasil
^ **Resumo**
Durmo melhor quando o alerta certo toca na hora certa.
^ **Experiência**
**Nubank**
Site Reliability Engineer
~ janeiro de 2023 - Present (3 anos 11 meses)
São Paulo, Brasil
Plataforma de mensageria, cultura de post mortem sem culpados.
^ **Mercado Livre**
Engenheiro de infraestrutura
~ abril de 2019 - dezembro de 2022 (3 anos 9 meses)
Osasco, São Paulo, Brasil
^ **Totvs**
Analista de suporte
~ agosto de 2015 - março de 2019 (3 anos 8 meses)
São Paulo, Brasil
^ **Formação acadêmica**
Fatec São Paulo
Tecnólogo, Análise e Desenvolvimento de Sistemas · (2012 - 2015)
]]
~ Page 1 of 1
`,
  }),
  cv('45-pt-pt-auxiliar-lar', 'pdf', 'pt', 'PT', {
    names: [
      'Maria da Conceição Teixeira Pacheco',
      'Conceição Pacheco',
      'Maria da Conceição Pacheco',
      'São Pacheco',
    ],
    email: 'saopacheco@serramail.example',
    phone: '965 550 118',
    city: 'Castelo Branco',
    languages: [],
    jobs: [
      'Ajudante de ação direta | Santa Casa da Misericórdia de Castelo Branco | Castelo Branco | 2015-10 | now',
      'Costureira | Dielmar | Alcains | 1998-02 | 2015-06',
    ],
    page: `
# Curriculum Vitae
**Nome:** Maria da Conceição Teixeira Pacheco
**Morada:** Rua da Granja, lote 4, 1.º esq., 6000 Castelo Branco
**Telemóvel:** 965 550 118
**Correio eletrónico:** saopacheco@serramail.example
**Data de nascimento:** 8 de dezembro de 1975
**Carta de condução:** ligeiros
# Experiência profissional
**De outubro de 2015 até hoje**
Ajudante de ação direta na Santa Casa da Misericórdia de Castelo Branco
Higiene, alimentação, medicação preparada pela enfermeira, apoio a 60 utentes em lar e mais 12 no domicílio. Faço noites.
**De fevereiro de 1998 a junho de 2015**
Costureira na Dielmar, Alcains
Casacos de homem, secção de mangas
# Formação
9.º ano (processo RVCC, 2011)
Curso de Geriatria, 250 horas, IEFP, 2015
Primeiros socorros, Cruz Vermelha, 2024
# Outras informações
Trato de quatro netos e de um grupo de cantares. Tratem-me por São.
`,
  }),
  cv('46-pt-br-vendedor-curto', 'docx', 'pt', 'BR', {
    names: [
      'Wellington da Silva Santos Júnior',
      'Wellington Santos Júnior',
      'Wellington da Silva Santos Jr.',
    ],
    email: 'wellington.jr@baixadamail.example',
    phone: '21 95550-0166',
    city: 'Nova Iguaçu',
    languages: [],
    jobs: [
      'Vendedor | Casas Bahia | Nova Iguaçu | 2022-03 | now',
      'Promotor de vendas | Nestlé | Rio de Janeiro | 2019-06 | 2022-01',
      'Repositor | Supermercados Guanabara | Belford Roxo | 2016-11 | 2019-05',
    ],
    page: `
! Wellington da Silva Santos Júnior
Brasileiro, solteiro, 28 anos
Rua Dona Clara de Araújo, 310, Centro – Nova Iguaçu – RJ
Cel/WhatsApp: 21 95550-0166
E-mail: wellington.jr@baixadamail.example
# OBJETIVO
Consultor de vendas ou supervisor de loja
# ESCOLARIDADE
Ensino médio completo – C. E. Dom Adriano Hipólito (2015)
Tecnólogo em Gestão Comercial – Estácio (cursando, 4º período)
# EXPERIÊNCIAS
* Empresa: Casas Bahia (Nova Iguaçu)
* Cargo: Vendedor
* Entrada: 03/2022  Saída: emprego atual
* Móveis e linha branca, garantia estendida, campeão da regional em maio e junho de 2025
^ - - -
* Empresa: Nestlé (Rio de Janeiro)
* Cargo: Promotor de vendas
* Entrada: 06/2019  Saída: 01/2022
^ - - -
* Empresa: Supermercados Guanabara (Belford Roxo)
* Cargo: Repositor
* Entrada: 11/2016  Saída: 05/2019
# QUALIFICAÇÕES
Pacote Office, técnicas de negociação (Sebrae), CNH A/B
`,
  }),
  cv('47-pt-pt-operador-carta', 'doc', 'pt', 'PT', {
    names: ['Edmilson Tavares Correia', 'Edmilson Correia'],
    email: 'edmilson.tc@sadomail.example',
    phone: '925 550 164',
    city: 'Setúbal',
    languages: [],
    jobs: [
      'operador de empilhador | Sadoport | Setúbal | 2018-04 | now',
      'operador de armazém | Luís Simões | Azambuja | 2012-09 | 2018-03',
      'servente | Mota-Engil | Praia | 2005 | 2011',
    ],
    page: `
Edmilson Tavares Correia
Av. Bento Jesus Caraça, 77, r/c
2910 Setúbal
Tlm. 925 550 164
edmilson.tc@sadomail.example
^ Setúbal, 9 de novembro de 2026
^ **Assunto: chefe de turno de armazém (Palmela)**
^ Exmos. Senhores,
^ Li o vosso anúncio no jornal da região e venho candidatar-me. Em vez de um currículo de modelo, prefiro contar.
Nasci em Santiago, Cabo Verde, há 42 anos. De 2005 a 2011 fui servente na Mota-Engil, na Praia.
Vim para Portugal e, de setembro de 2012 a março de 2018, fui operador de armazém na Luís Simões, Azambuja: picking por voz, inventários, carga de camiões de madrugada.
Desde abril de 2018 sou operador de empilhador na Sadoport, Setúbal. Faço contentores e rolos de papel, e quando o chefe de turno falta sou eu que fico com a folha e com os oito colegas.
Tenho o 12.º ano, feito à noite na Escola D. João II em 2016, carta de ligeiros e pesados, e o certificado de condutor de empilhador renovado este ano.
Estou disponível depois de 30 dias à casa.
^ Com os melhores cumprimentos,
^ Edmilson
`,
  }),
  cv('48-pt-pt-arquiteta', 'pdf', 'pt', 'PT', {
    names: ['Matilde Ramalho Ortigão Saldanha', 'Matilde Saldanha'],
    email: 'matilde@atelierdosal.example',
    phone: '(+351) 935 550 187',
    city: 'Aveiro',
    languages: ['Português', 'Inglês', 'Neerlandês'],
    aside: [2],
    jobs: [
      'Arquiteta | Salgado & Reis Arquitetos | Coimbra | 2021-02 | now',
      'Arquiteta júnior | Mecanoo | Delft | 2017-09 | 2020-12',
      'Estágio profissional | ARX Portugal | Lisboa | 2016-04 | 2017-04',
    ],
    page: `
~ europass
# INFORMAÇÃO PESSOAL
|| 5 12
| Nome | **Matilde Ramalho Ortigão Saldanha**
| Endereço | Cais dos Santos Mártires 12, 3810 Aveiro, Portugal
| Telefone | (+351) 935 550 187
| Correio eletrónico | matilde@atelierdosal.example
| Nacionalidade | Portuguesa
# EXPERIÊNCIA PROFISSIONAL
|| 5 12
| Data | fevereiro de 2021 – presente
| Função ou cargo ocupado | Arquiteta
| Principais atividades | Reabilitação de um lagar, centro de dia em Ílhavo, coordenação de especialidades
| Nome do empregador | Salgado & Reis Arquitetos (Coimbra)
| Data | setembro de 2017 – dezembro de 2020
| Função ou cargo ocupado | Arquiteta júnior
| Principais atividades | Maquetas, concursos, estação de comboios
| Nome do empregador | Mecanoo (Delft, Países Baixos)
| Data | abril de 2016 – abril de 2017
| Função ou cargo ocupado | Estágio profissional
| Nome do empregador | ARX Portugal (Lisboa)
# EDUCAÇÃO E FORMAÇÃO
|| 5 12
| Data | 2010 – 2016
| Designação da qualificação | Mestrado Integrado em Arquitetura, 17 valores
| Instituição | FAUP, Universidade do Porto
# APTIDÕES E COMPETÊNCIAS PESSOAIS
|| 5 12
| Primeira língua | Português
| Outras línguas | Inglês (C1), Neerlandês (A2)
| Informática | ArchiCAD, Revit, QGIS, InDesign
| Membro | Ordem dos Arquitectos, n.º 00000
`,
  }),
];
