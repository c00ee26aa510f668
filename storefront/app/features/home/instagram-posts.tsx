import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Picture } from '~/ui/picture';
import { SectionHead } from '~/ui/section-head';
import type { InstagramTileView } from './home-view';

/** The shop's latest Instagram posts; each image links to its post. */
export function InstagramPosts({ posts }: { posts: readonly InstagramTileView[] }): ReactElement {
  const { t } = useApp();
  return (
    <section className="home-section">
      <div className="container-page">
        <SectionHead title={t('home.instagram')} />
        <ul className="instagram-posts">
          {posts.map(({ href, caption, image }) => (
            <li key={href}>
              <a href={href} rel="noopener" className="instagram-post">
                <Picture
                  image={image}
                  sizes="(min-width: 992px) 200px, 33vw"
                  alt={caption || t('home.instagramPost')}
                  className="size-full object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
