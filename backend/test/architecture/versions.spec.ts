import 'reflect-metadata';
import { AppModule } from '../../src/app.module';
import { definedResources, isVersioned } from '../../src/kernel/resource';

describe('declared resources', () => {
  const resources = AppModule ? definedResources() : [];
  const ofUpdates = resources.map(({ path, entity, audiences }) => {
    const isUpdated = Object.values(audiences).some(({ operations }) => operations.includes('update'));
    return { path, isUpdated, isVersioned: isVersioned(entity) };
  });

  it('have a version if someone may update them, and only then', () => {
    expect(ofUpdates.length).toBeGreaterThan(50);
    expect(ofUpdates.filter((one) => one.isUpdated !== one.isVersioned)).toEqual([]);
  });
});
