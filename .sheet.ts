import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { findChromium } from './tools/browser/findChromium.ts';
const [out, width, ...names] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: await findChromium() }); const p = await b.newPage({ viewport: { width: 1900, height: 1000 } });
const html = names.map(n => `<figure style="margin:6px;display:inline-block;vertical-align:top"><figcaption style="font:14px sans-serif">${n}</figcaption><img style="width:${width}px;border:1px solid #999" src="data:image/webp;base64,${readFileSync('e2e/visual/' + n + '.webp').toString('base64')}"></figure>`).join('');
await p.setContent(html); await p.waitForTimeout(500); await p.screenshot({ path: out, fullPage: true }); await b.close();
