import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { normalizePath } from './page-data.ts';
import { loadPage } from './pages.ts';
import { shownPage, showPage } from './shown.ts';

let navigateTo: ((address: string) => void) | undefined;
const waiting: string[] = [];

/**
 * The router. It is no part of the page: it renders nothing, follows the address, and is loaded at the first sign that
 * the visitor wants to go somewhere, which saves every page 11 kB.
 */
function Router() {
  const navigate = useNavigate();
  const location = useLocation();

  useEffect(() => {
    navigateTo = (address) => void navigate(address);
    for (const address of waiting.splice(0)) navigateTo(address);
  }, [navigate]);

  // The address changes by a followed link, whose page is loaded then, or by the back and forward keys.
  useEffect(() => {
    const route = normalizePath(location.pathname);
    const { page } = shownPage();
    if (route === page.route) return;
    let current = true;
    loadPage(route, page.build).then(
      (loaded) => current && showPage(loaded, location.hash),
      () => window.location.reload(),
    );
    return () => {
      current = false;
    };
  }, [location]);
  return null;
}

createRoot(document.createElement('div')).render(
  <BrowserRouter>
    <Router />
  </BrowserRouter>,
);

/**
 * Follows a link inside the site: loads the target's data and code first and changes the address then, so that nothing
 * loads after the change. What fails is left to the browser, which loads the document.
 */
export async function follow(path: string, hash: string): Promise<void> {
  const route = normalizePath(path);
  const { page } = shownPage();
  if (route === page.route) {
    showPage(page, hash);
    return;
  }
  try {
    await loadPage(route, page.build);
  } catch {
    window.location.assign(`${route}${hash}`);
    return;
  }
  if (navigateTo) navigateTo(`${route}${hash}`);
  else waiting.push(`${route}${hash}`);
}
