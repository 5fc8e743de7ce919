import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-first-closed');

/** The closed ones in Spanish. */
export const BY_HAND_FORTY_FIRST_REST_SPANISH: Sheet[] = [
  cv('26-es-es-enfermero', 'pdf', 'es', 'ES', {
    names: ['Francisco Javier Romero de la Fuente', 'Javier Romero de la Fuente', 'Francisco Javier Romero'],
    email: 'javi.romero.due@guadalcorreo.example',
    phone: '600 55 50 74',
    city: 'Sevilla',
    headline: 'Enfermero – Quirófano y anestesia',
    languages: ['Español', 'Inglés'],
    jobs: [
      'Enfermero de quirófano | Hospital Universitario Virgen del Rocío | | 2018-06 | now',
      'Enfermero de hospitalización | Hospital Quirónsalud Sagrado Corazón | | 2015-03 | 2018-05',
      'Staff Nurse | Southampton General Hospital | | 2012-10 | 2015-01',
    ],
    page: `
[[ 6.5 10.5
PIC foto | fotografía del candidato
^ **CONTACTO**
41013 Sevilla
600 55 50 74
javi.romero.due@guadalcorreo.example
^ **IDIOMAS**
Español, nativo
Inglés, C1
^ **COLEGIACIÓN**
Colegio de Enfermería de Sevilla
^ **CARNÉ**
B, vehículo propio
^ **COMPETENCIAS**
Instrumentación
Robot Da Vinci
Vía aérea difícil
Diraya
^ **AFICIONES**
Costalero
Triatlón
Cocina sin prisa
---
! FRANCISCO JAVIER ROMERO DE LA FUENTE
Enfermero – Quirófano y anestesia
^ **EXPERIENCIA**
**Enfermero de quirófano**
Hospital Universitario Virgen del Rocío, Sevilla
Junio 2018 – Actualidad
* Cirugía hepatobiliar, urología y trasplante renal
* Referente de seguridad del paciente y del listado de verificación
* Tutor de residentes y de alumnos de cuarto
**Enfermero de hospitalización**
Hospital Quirónsalud Sagrado Corazón, Sevilla
Marzo 2015 – Mayo 2018
* Planta quirúrgica de 30 camas, turno rotatorio
**Staff Nurse**
Southampton General Hospital, Reino Unido
Octubre 2012 – Enero 2015
* Traumatología, NMC, mentor
^ **FORMACIÓN**
Máster en Enfermería Quirúrgica, Universidad CEU San Pablo, 2020
Diplomado en Enfermería, Universidad de Sevilla, 2009 – 2012
^ **CURSOS**
SVA (2025), protección radiológica, esterilización
]]
`,
  }),
  cv('27-es-es-profesora', 'docx', 'es', 'ES', {
    names: ['Katarzyna Nowakowska', 'Katarzyna (Kasia) Nowakowska', 'Kasia Nowakowska'],
    email: 'kasia.nowakowska@turiacorreo.example',
    phone: '600 55 50 22',
    city: 'Valencia',
    headline: 'Profesora de inglés',
    languages: ['Polaco', 'Español', 'Inglés', 'Valenciano'],
    jobs: [
      'Jefa de estudios | International House Valencia | | 2021-09 | now',
      'Profesora de inglés | International House Valencia | | 2016-09 | 2021-08',
      'Profesora de inglés | Colegio Escolapias | | 2013-09 | 2016-07',
      'Recepcionista | Hotel Astoria Palace | | 2011-04 | 2013-08',
    ],
    page: `
! Katarzyna (Kasia) Nowakowska
Profesora de inglés
Valencia (Ruzafa) | 600 55 50 22 | kasia.nowakowska@turiacorreo.example | NIE en vigor, residente en España desde 2010
# PERFIL
Filóloga y profesora con trece años de aula, de infantil a empresas. Preparo Cambridge de B1 a C2 con un 88 % de aprobados. Busco plaza en colegio concertado o coordinación de academia.
# EXPERIENCIA PROFESIONAL
**International House Valencia**
= 09/2021 – hoy\tJefa de estudios
* 19 docentes, horarios, observación de clases, altas y bajas
= 09/2016 – 08/2021\tProfesora de inglés
* Cursos para adultos y formación en empresas (Ford, Consum)
**Colegio Escolapias, Valencia**
= 09/2013 – 07/2016\tProfesora de inglés
* Primaria y extraescolares, sustitución y luego contrato fijo
**Hotel Astoria Palace, Valencia**
= 04/2011 – 08/2013\tRecepcionista
# FORMACIÓN
= 2012 – 2013\tMáster de Profesorado, Universitat de València
= 2005 – 2010\tFilología Inglesa, Universidad Jaguelónica de Cracovia (homologada)
= 2016\tDELTA, módulo 1; CELTA 2011
# IDIOMAS
Polaco (materno), Español (C2), Inglés (C2), Valenciano (B2, JQCV)
# VOLUNTARIADO
Clases de español para familias ucranianas, Cáritas, 2022 – 2024
`,
  }),
  cv('28-es-es-conductor', 'doc', 'es', 'ES', {
    names: ['Abdelkader Bouzid El Amrani', 'Abdelkader Bouzid'],
    email: 'abdelbouzid77@murciacorreo.example',
    phone: '600 55 50 90',
    city: 'Lorca',
    languages: ['Árabe', 'Castellano', 'Francés'],
    jobs: [
      'Conductor de tráiler frigorífico | Primafrio | | 2016-05 | now',
      'Conductor de camión | Transportes Hermanos Carrillo | | 2009-01 | 2016-04',
      'Carretillero | El Pozo Alimentación | | 2004-09 | 2008-12',
      'Peón agrícola | Agrícola Los Alporchones | | 2000-11 | 2004-08',
    ],
    page: `
CURRICULUM VITAE
**DATOS PERSONALES**
= Nombre:\tAbdelkader
= Apellidos:\tBouzid El Amrani
= Fecha de nacimiento:\t01/01/1977
= Domicilio:\tLorca (Murcia)
= Teléfono:\t600 55 50 90
= Correo:\tabdelbouzid77@murciacorreo.example
= Nacionalidad:\tespañola
= Carnés:\tB, C, C+E, CAP en vigor hasta 2028, ADR básico, tarjeta de tacógrafo
**EXPERIENCIA LABORAL**
* Desde mayo de 2016 hasta la fecha: Conductor de tráiler frigorífico en Primafrio, Alhama de Murcia. Rutas a Alemania, Holanda e Inglaterra con fruta y verdura.
* De enero de 2009 a abril de 2016: Conductor de camión en Transportes Hermanos Carrillo, Lorca. Nacional y Portugal.
* De septiembre de 2004 a diciembre de 2008: Carretillero en El Pozo Alimentación, Alhama de Murcia. Cámaras y muelle.
* De noviembre de 2000 a agosto de 2004: Peón agrícola en Agrícola Los Alporchones, Lorca.
**ESTUDIOS**
Bachillerato en Oujda (Marruecos), 1996
Graduado en ESO, educación de adultos, Lorca, 2006
**IDIOMAS**
Árabe (nativo), Castellano (muy bien), Francés (bien)
**OBSERVACIONES**
Sin sanciones ni siniestros en los últimos diez años. Quiero volver a ruta nacional para ver más a mis hijos.
`,
  }),
  cv('29-es-co-jefe-obra', 'pdf', 'es', 'CO', {
    names: ['Jhon Fredy Castaño Gallego', 'Jhon Fredy Castaño', 'Jhon Castaño Gallego'],
    email: 'jfcastano.ic@antioquiacorreo.example',
    phone: '+57 300 555 0166',
    city: 'Medellín',
    headline: 'Ingeniero civil – Director de obra',
    languages: ['Español', 'Inglés'],
    jobs: [
      'Director de obra | Conconcreto | | 2019-08 | now',
      'Ingeniero residente | Conconcreto | | 2014-02 | 2019-07',
      'Ingeniero auxiliar | Mincivil | | 2010-06 | 2014-01',
    ],
    page: `
HEAD Hoja de vida
! ING. JHON FREDY CASTAÑO GALLEGO
Ingeniero civil – Director de obra
Medellín, Antioquia · +57 300 555 0166 · jfcastano.ic@antioquiacorreo.example · Matrícula profesional COPNIA vigente
# PERFIL PROFESIONAL
Ingeniero civil con dieciséis años en obras de infraestructura y edificación. He dirigido presupuestos de hasta 140.000 millones de pesos, interventorías exigentes y comunidades más exigentes todavía.
# EXPERIENCIA LABORAL
**CONCONCRETO S.A.**
Cargo: Director de obra
Período: agosto de 2019 – a la fecha
Proyectos: Hospital regional de Rionegro; torre de oficinas en El Poblado; placa huella en Urrao
Funciones:
* Dirección de un equipo de tres residentes, dos inspectores y hasta 280 personas en obra
* Control de presupuesto, actas de cobro, modificaciones y liquidación de contratos
* Programación en Primavera, comités de obra con la entidad y la interventoría
* Gestión predial y social con las juntas de acción comunal de Urrao
Logros:
* Entrega del bloque de urgencias 22 días antes de lo pactado
* 1.000.000 de horas sin accidentes incapacitantes, reconocimiento de la ARL
Cargo: Ingeniero residente
Período: febrero de 2014 – julio de 2019
Proyectos: Vía Bolombolo – Santa Fe; Parques del Río, etapa 1
Funciones:
* Pilotes, muros anclados y losas postensadas, vaciados nocturnos
* Plan de manejo de tránsito en la autopista Sur, 18 cierres
* Control de calidad de concretos y asfaltos, laboratorio de obra
* Elaboración de cantidades, preactas y memorias de cálculo
* Supervisión de subcontratistas de redes y espacio público
Logros:
* Ahorro de 1.900 millones en excavaciones por rediseño de la contención
Jefe inmediato: Ing. Marcela Uribe, tel. 604 555 0112
**MINCIVIL S.A.**
Cargo: Ingeniero auxiliar
Período: junio de 2010 – enero de 2014
Proyectos: Túnel exploratorio, conexión Aburrá – Oriente
Funciones:
* Topografía y levantamientos geológicos del frente, turno de noche
* Rendimientos de maquinaria, combustible y explosivos
* Informes semanales para la concesión
Jefe inmediato: Ing. Álvaro Hincapié, tel. 604 555 0139
# CURSOS
* Trabajo seguro en alturas, nivel coordinador, SENA, 2024
* Contratación estatal, Cámara Colombiana de la Infraestructura, 2021
* BIM para directores de obra, 80 horas, 2020
* Auditor interno en ISO 9001, 14001 y 45001, 2018
# ESTUDIOS
|| 9 5 3
| **Título** | **Institución** | **Año**
| Especialista en Gerencia de Proyectos | Universidad EAFIT | 2016
| Ingeniero Civil | Universidad Nacional, sede Medellín | 2010
| Bachiller técnico | I.E. Normal Superior, Sonsón | 2004
# IDIOMAS
Español nativo, Inglés B1
# SISTEMAS
AutoCAD, Revit, MS Project, Primavera P6
# REFERENCIAS PERSONALES
Gloria Elena Gallego, docente, cel. 301 555 0150
Pbro. Rubén Darío Ossa, párroco de Sonsón, tel. 604 555 0177
`,
  }),
  cv('30-es-ar-analista', 'docx', 'es', 'AR', {
    names: [
      'Micaela Sol Ferreyra Kowalczuk',
      'Micaela Ferreyra Kowalczuk',
      'Micaela Ferreyra',
      'Micaela Sol Ferreyra',
    ],
    email: 'mica.ferreyra@pampamail.example',
    phone: '+54 9 341 555-0128',
    city: 'Rosario',
    headline: 'Analista contable semi senior',
    languages: ['Español', 'Inglés', 'Portugués'],
    jobs: [
      'Analista contable SSr | Bunge Argentina | | 2024-03 | now',
      'Analista contable Jr | Mercado Libre | | 2022-01 | 2024-02',
      'Administrativa contable | Estudio Pagani y Asociados | | 2019-08 | 2021-12',
      'Pasante de facturación | Sancor Seguros | | 2018-08 | 2019-07',
    ],
    aside: [3],
    page: `
[[ 4 13
PIC foto | foto carnet
---
**Micaela Sol Ferreyra Kowalczuk**
Analista contable semi senior
Rosario, Santa Fe
+54 9 341 555-0128
mica.ferreyra@pampamail.example
]]
# Experiencia
03/2024 – Presente | **Analista contable SSr** | Bunge Argentina, San Martín
* Cierre mensual, conciliaciones intercompany, ajuste por inflación
* Retenciones y percepciones, SIRE, convenio multilateral
01/2022 – 02/2024 | **Analista contable Jr** | Mercado Libre, remoto
* Conciliación de pasarelas de pago, automatización con Python
08/2019 – 12/2021 | **Administrativa contable** | Estudio Pagani y Asociados, Rosario
* Liquidación de sueldos, IVA e Ingresos Brutos de 40 clientes
08/2018 – 07/2019 | **Pasante de facturación** | Sancor Seguros, Sunchales
# Educación
Contadora Pública, Universidad Nacional de Rosario, 2017 – 2023
Bachiller en Economía, Escuela Normal N.º 2, Rosario, 2016
# Idiomas
Español (nativo), Inglés (avanzado, FCE), Portugués (intermedio)
# Herramientas
SAP S/4HANA, Tango Gestión, Bejerman, Excel avanzado, Power Query
# Intereses
Remo en el Paraná, cine de terror, murga
`,
  }),
];
