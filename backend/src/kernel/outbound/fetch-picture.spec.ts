import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadConfig } from '../config';
import { FetchFile } from './fetch-file';
import { FetchPicture, PictureRefused } from './fetch-picture';

const fetching = (environment: Record<string, string> = {}): FetchPicture => {
  const config = loadConfig({ NODE_ENV: 'test', ...environment });
  return new FetchPicture(config, new FetchFile(config));
};

describe('FetchPicture', () => {
  it.each([
    'http://127.0.0.1/x.png',
    'http://localhost/x.png',
    'http://[::1]/x.png',
    'http://[::ffff:127.0.0.1]/x.png',
    'http://2130706433/x.png',
    'http://0x7f.1/x.png',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/x.png',
  ])('refuses the non-public address %s', async (url) => {
    await expect(fetching().execute(url)).rejects.toThrow('does not lead to a public address');
  });

  it.each([
    ['file:///etc/passwd', 'must begin with http'],
    ['https://user:secret@example.com/x.png', 'must not contain a name or password'],
    ['http://example.com:22/x.png', 'must use the default port'],
    ['nothing', 'is not a web address'],
  ])('refuses the URL %s', async (url, reason) => {
    await expect(fetching().execute(url)).rejects.toThrow(reason);
  });

  it('refuses hosts that are not listed in PICTURE_HOSTS', async () => {
    const named = fetching({ PICTURE_HOSTS: 'pictures.example.com' });
    await expect(named.execute('https://elsewhere.example.com/x.png')).rejects.toThrow(PictureRefused);
  });

  it('refuses a picture that exceeds the size limit', async () => {
    const server = createServer((_request, response) => response.end(Buffer.alloc(20_000)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const small = fetching({ PICTURE_HOSTS: host, UPLOAD_LIMIT: '10kb' });
    await expect(small.execute(`http://${host}/x.png`)).rejects.toThrow(
      'exceeds the size limit for pictures',
    );
    const large = fetching({ PICTURE_HOSTS: host });
    expect(await large.execute(`http://${host}/x.png`)).toHaveLength(20_000);
    await new Promise((resolve) => server.close(resolve));
  });
});
