import { expect, test } from 'vitest';
import { clientKey, proxyList } from './client.ts';

const isProxy = proxyList(['127.0.0.1', '::1', '10.0.0.0/8', '2001:db8:ffff::/48']) ?? (() => false);

test.each<[remote: string, forwarded: string | undefined, client: string]>([
  ['192.0.2.1', undefined, '192.0.2.1'],
  ['::ffff:192.0.2.1', undefined, '192.0.2.1'],
  ['192.0.2.1', '198.51.100.7', '192.0.2.1'],
  ['127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['::ffff:127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['127.0.0.1', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  ['127.0.0.1', '203.0.113.9, 198.51.100.7, 10.1.2.3', '198.51.100.7'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', 'evil', '127.0.0.1'],
  ['127.0.0.1', '198.51.100.7, evil', '127.0.0.1'],
  ['127.0.0.1', '', '127.0.0.1'],
  ['127.0.0.1', '10.1.1.1, 10.1.1.2', '10.1.1.1'],
  ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  ['2001:db8::1', undefined, '2001:db8:0:0::/64'],
  ['2001:0DB8:1:2::', undefined, '2001:db8:1:2::/64'],
  ['fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
  ['2001:db8:ffff::1', '2001:db8:7::9', '2001:db8:7:0::/64'],
  ['', undefined, ''],
])('%s with %j is %s', (remote, forwarded, client) => {
  expect(clientKey(remote, forwarded, isProxy)).toBe(client);
});

test.each(['localhost', '10.0.0.0/33', '10.0.0.0/', '::/129', '10.0.0.0/8/8', '', '300.1.1.1', '10.0.0.1/x'])(
  '%j is no proxy',
  (entry) => {
    expect(proxyList(['127.0.0.1', entry])).toBeUndefined();
  },
);
