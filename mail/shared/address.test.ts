import { expect, test } from 'vitest';
import { isWithin, mailboxOf, safeAddress } from './address.ts';

test.each([
  'ada@besuch.example',
  'ada.lovelace@besuch.example',
  'a@b.co',
  "o'neil+news@sub.besuch.example",
  'x_1-2@1und1.example',
  `${'x'.repeat(64)}@besuch.example`,
])('accepts %s as it is', (address) => {
  expect(safeAddress(address)).toBe(address);
});

test('writes a domain as the DNS knows it', () => {
  expect(safeAddress('ada@Bücher.example')).toBe('ada@xn--bcher-kva.example');
  expect(safeAddress('ada@ＥＶＩＬ.example')).toBe('ada@evil.example');
});

/** Two recipients, another recipient, another header, another command, a route, a file: what each of them tries. */
const hostile = [
  '',
  '@',
  'ada',
  'ada@',
  '@besuch.example',
  'ada@besuch',
  'ada@besuch.',
  'ada@.besuch.example',
  'ada@besuch..example',
  'ada@-besuch.example',
  'ada@besuch-.example',
  'ada@besuch.example.',
  'ada@besuch.e',
  'ada@besuch.123',
  'ada@192.0.2.1',
  'ada@[192.0.2.1]',
  'ada@[IPv6:2001:db8::1]',
  'ada@0x7f000001',
  'ada@localhost',
  'ada@localhost:25',
  'ada@besuch.example:25',
  'ada@besuch.example/path',
  'ada@besuch.example?cc=eve@besuch.example',
  'ada@besuch.example#x',
  'ada@user:password@besuch.example',
  'ada@besuch.example,eve@besuch.example',
  'ada@besuch.example, eve@besuch.example',
  'ada@besuch.example;eve@besuch.example',
  'ada@besuch.example eve@besuch.example',
  'ada,eve@besuch.example',
  'ada;eve@besuch.example',
  'ada:eve@besuch.example',
  'friends:ada@besuch.example;',
  '<ada@besuch.example>',
  'Ada <ada@besuch.example>',
  'ada@besuch.example <eve@besuch.example>',
  'ada@besuch.example>\r\nRCPT TO:<eve@besuch.example',
  'ada(comment)@besuch.example',
  'ada@besuch.example(comment)',
  'ada@(comment)besuch.example',
  '"ada"@besuch.example',
  '"ada@evil.example"@besuch.example',
  '"ada eve"@besuch.example',
  'ada"@besuch.example',
  'ada\\@besuch.example',
  'ada\\,eve@besuch.example',
  'ada@eve@besuch.example',
  'ada%evil.example@besuch.example',
  'evil.example!ada@besuch.example',
  '@relay.example:ada@besuch.example',
  ' ada@besuch.example',
  'ada@besuch.example ',
  'ada @besuch.example',
  'ada@ besuch.example',
  'ada\t@besuch.example',
  'ada@besuch.example\n',
  'ada@besuch.example\r\nBcc: eve@besuch.example',
  'ada@besuch.example\nBcc:eve@besuch.example',
  'ada@besuch.example%0aBcc:eve@besuch.example',
  'ada@besuch.example\0',
  'ada\0eve@besuch.example',
  'ada@besuch\u0000.example',
  'ada@besuch\u2028.example',
  'ada\u202e@besuch.example',
  'ada\u200b@besuch.example',
  'ada\u00ad@besuch.example',
  'ada@besuch\u00ad.example',
  'ada＠besuch.example',
  'ada@eve＠besuch.example',
  'ada@besuch．example',
  'ada@besuch。example',
  'ada@besuch\uff61example',
  'ada@besuch.example\u3000',
  'grüße@besuch.example',
  'аda@besuch.example',
  '.ada@besuch.example',
  'ada.@besuch.example',
  'ada..eve@besuch.example',
  `${'x'.repeat(65)}@besuch.example`,
  `ada@${'x'.repeat(64)}.example`,
  `ada@${'abcdefgh.'.repeat(28)}example`,
  'ada@xn--.example',
  'ada@besuch_x.example',
  'ada@|id',
  '|id@',
  'file:///etc/passwd',
  'data:text/plain,ada@besuch.example',
];

test.each(hostile.map((address) => [address]))('refuses %j', (address) => {
  expect(safeAddress(address)).toBeUndefined();
});

test('the list of hostile addresses is long enough', () => {
  expect(new Set(hostile).size).toBeGreaterThanOrEqual(60);
});

test.each([
  ['Ada.Lovelace+news@Besuch.Example', 'adalovelace@besuch.example'],
  ['adalovelace@besuch.example', 'adalovelace@besuch.example'],
  ['ada@sub.besuch.example', 'ada@sub.besuch.example'],
  ['ada=news@besuch.example', 'ada@besuch.example'],
  ['=?utf-8?q?ada?=@besuch.example', '@besuch.example'],
])('%s has the limit of %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test.each([
  ['x@example.com', true],
  ['x@EXAMPLE.com', true],
  ['x@mail.example.com', true],
  ['x@notexample.com', false],
  ['x@example.com.evil.example', false],
])('%s is of example.com: %s', (address, expected) => {
  expect(isWithin(address, ['example.com'])).toBe(expected);
});
