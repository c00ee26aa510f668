export * from './admin.entity';
export * from './admins.resource';
export * from './identity.module';
export * from './permission.entity';
export * from './role.entity';
export * from './role-permissions';
export * from './roles.resource';
