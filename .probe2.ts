import { parse } from './src/pipeline/parse.ts';
import { locateFindings } from './src/pipeline/locate.ts';
import { messageOf } from './src/pipeline/messages/messages.ts';
import { readFileSync } from 'node:fs';
const src = readFileSync('/tmp/probe/syn.ts','utf8');
const cases = eval('({' + src.slice(src.indexOf('= {')+3, src.indexOf('\n};')) + '})');
Object.assign(cases, { keyTypoEnd:'{\n  "a“: "x",\n  "b": 1}', german: '{\n "a": "Der „große" Auftritt",\n "b": 1\n}', csv:'{"a": "Der ""große"" Auftritt"}', colonCase:'{"note: "x"}', bareKeyAfter:'{"a": 1\n b: 2}' , copen2:'{ "a": 1, /* x\n }', arrbrk:'{"a": [1, {"b": 2]}', crlf:'{\r\n  "a": 1,\r\n}\r\n' });
for (const [k,t] of Object.entries(cases)) { const r = parse({path:'x.json', text: t as string});
 console.log(k.padEnd(14), JSON.stringify(t), '→', r.value ? JSON.stringify(r.value.value) : '-');
 for (const f of locateFindings(r.findings, new Map([['x.json', t as string]]), () => undefined)) console.log('      ', f.code, `${f.line}:${f.column}-${f.endLine}:${f.endColumn}`, messageOf(f,'de').problem); }
