import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from 'typeorm';

export class Initial1795000000000 implements MigrationInterface {
  name = 'Initial1795000000000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'media',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'filename', type: 'varchar', length: '190' },
          { name: 'folder', type: 'varchar', length: '120', isNullable: true },
          { name: 'alt', type: 'varchar', length: '250', isNullable: true },
          { name: 'vendor_id', type: 'integer', isNullable: true },
          { name: 'sha256', type: 'varchar', length: '32' },
          { name: 'mime', type: 'varchar', length: '40' },
          { name: 'bytes', type: 'integer' },
          { name: 'width', type: 'integer' },
          { name: 'height', type: 'integer' },
          { name: 'focal_x', type: 'integer', default: '50' },
          { name: 'focal_y', type: 'integer', default: '50' },
          { name: 'placeholder', type: 'text', isNullable: true },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [{ name: 'IX_media__sha256_vendor_id', columnNames: ['sha256', 'vendor_id'] }],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'customers',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'first_name', type: 'varchar', length: '100' },
          { name: 'last_name', type: 'varchar', length: '100' },
          { name: 'email', type: 'varchar', length: '190' },
          { name: 'email_verified_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'phone', type: 'varchar', length: '32', isNullable: true },
          { name: 'password', type: 'varchar', length: '200', isNullable: true },
          { name: 'avatar_id', type: 'integer', isNullable: true },
          { name: 'locale', type: 'varchar', length: '32', isNullable: true },
          { name: 'currency', type: 'varchar', length: '3', isNullable: true },
          { name: 'marketing_consent', type: 'boolean', default: '0' },
          { name: 'is_guest', type: 'boolean', default: '0' },
          { name: 'last_login_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [
          { name: 'IX_customers__email', columnNames: ['email'], isUnique: true },
          { name: 'IX_customers__avatar_id', columnNames: ['avatar_id'] },
        ],
        foreignKeys: [
          {
            name: 'FK_customers__avatar_id',
            columnNames: ['avatar_id'],
            referencedTableName: 'media',
            referencedColumnNames: ['id'],
            onDelete: 'SET NULL',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'currencies',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'code', type: 'varchar', length: '3' },
          { name: 'name', type: 'varchar', length: '60' },
          { name: 'symbol', type: 'varchar', length: '8' },
          { name: 'symbol_position', type: 'varchar', length: '32', default: "'before'" },
          { name: 'exponent', type: 'integer', default: '2' },
          { name: 'rate', type: 'varchar', length: '32', default: "'1'" },
          { name: 'rate_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'rounding_increment', type: 'integer', default: '1' },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [{ name: 'IX_currencies__code', columnNames: ['code'], isUnique: true }],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'countries',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'iso2', type: 'varchar', length: '2' },
          { name: 'iso3', type: 'varchar', length: '3' },
          { name: 'name', type: 'varchar', length: '90' },
          { name: 'dial_code', type: 'varchar', length: '8' },
          { name: 'currency_id', type: 'integer', isNullable: true },
          { name: 'postcode_regex', type: 'varchar', length: '120', isNullable: true },
          { name: 'requires_state', type: 'boolean', default: '0' },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [
          { name: 'IX_countries__iso2', columnNames: ['iso2'], isUnique: true },
          { name: 'IX_countries__iso3', columnNames: ['iso3'], isUnique: true },
          { name: 'IX_countries__currency_id', columnNames: ['currency_id'] },
        ],
        foreignKeys: [
          {
            name: 'FK_countries__currency_id',
            columnNames: ['currency_id'],
            referencedTableName: 'currencies',
            referencedColumnNames: ['id'],
            onDelete: 'SET NULL',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'states',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'country_id', type: 'integer' },
          { name: 'code', type: 'varchar', length: '8' },
          { name: 'name', type: 'varchar', length: '90' },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [
          { name: 'IX_states__country_id', columnNames: ['country_id'] },
          { name: 'IX_states__country_id_code', columnNames: ['country_id', 'code'], isUnique: true },
        ],
        foreignKeys: [
          {
            name: 'FK_states__country_id',
            columnNames: ['country_id'],
            referencedTableName: 'countries',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'cities',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'state_id', type: 'integer' },
          { name: 'name', type: 'varchar', length: '90' },
          { name: 'lat', type: 'varchar', length: '32', isNullable: true },
          { name: 'lng', type: 'varchar', length: '32', isNullable: true },
          { name: 'delivery_fee', type: 'bigint', isNullable: true },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [{ name: 'IX_cities__state_id', columnNames: ['state_id'] }],
        foreignKeys: [
          {
            name: 'FK_cities__state_id',
            columnNames: ['state_id'],
            referencedTableName: 'states',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'addresses',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'customer_id', type: 'integer' },
          { name: 'label', type: 'varchar', length: '60', isNullable: true },
          { name: 'first_name', type: 'varchar', length: '100' },
          { name: 'last_name', type: 'varchar', length: '100' },
          { name: 'company', type: 'varchar', length: '120', isNullable: true },
          { name: 'phone', type: 'varchar', length: '32', isNullable: true },
          { name: 'line1', type: 'varchar', length: '200' },
          { name: 'line2', type: 'varchar', length: '200', isNullable: true },
          { name: 'country_id', type: 'integer' },
          { name: 'state_id', type: 'integer', isNullable: true },
          { name: 'state_text', type: 'varchar', length: '100', isNullable: true },
          { name: 'city_id', type: 'integer', isNullable: true },
          { name: 'city_text', type: 'varchar', length: '100', isNullable: true },
          { name: 'postcode', type: 'varchar', length: '20', isNullable: true },
          { name: 'lat', type: 'varchar', length: '32', isNullable: true },
          { name: 'lng', type: 'varchar', length: '32', isNullable: true },
          { name: 'type', type: 'varchar', length: '32', default: "'both'" },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [
          { name: 'IX_addresses__customer_id', columnNames: ['customer_id'] },
          { name: 'IX_addresses__country_id', columnNames: ['country_id'] },
          { name: 'IX_addresses__state_id', columnNames: ['state_id'] },
          { name: 'IX_addresses__city_id', columnNames: ['city_id'] },
        ],
        foreignKeys: [
          {
            name: 'FK_addresses__customer_id',
            columnNames: ['customer_id'],
            referencedTableName: 'customers',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_addresses__country_id',
            columnNames: ['country_id'],
            referencedTableName: 'countries',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_addresses__state_id',
            columnNames: ['state_id'],
            referencedTableName: 'states',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_addresses__city_id',
            columnNames: ['city_id'],
            referencedTableName: 'cities',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'roles',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'code', type: 'varchar', length: '48' },
          { name: 'name', type: 'varchar', length: '80' },
          { name: 'audience', type: 'varchar', length: '32', default: "'admin'" },
          { name: 'is_system', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [{ name: 'IX_roles__code', columnNames: ['code'], isUnique: true }],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'admins',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'name', type: 'varchar', length: '120' },
          { name: 'email', type: 'varchar', length: '190' },
          { name: 'phone', type: 'varchar', length: '32', isNullable: true },
          { name: 'avatar_id', type: 'integer', isNullable: true },
          { name: 'password', type: 'varchar', length: '200' },
          { name: 'role_id', type: 'integer' },
          { name: 'locale', type: 'varchar', length: '32', isNullable: true },
          { name: 'last_login_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [
          { name: 'IX_admins__email', columnNames: ['email'], isUnique: true },
          { name: 'IX_admins__avatar_id', columnNames: ['avatar_id'] },
          { name: 'IX_admins__role_id', columnNames: ['role_id'] },
        ],
        foreignKeys: [
          {
            name: 'FK_admins__avatar_id',
            columnNames: ['avatar_id'],
            referencedTableName: 'media',
            referencedColumnNames: ['id'],
            onDelete: 'SET NULL',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_admins__role_id',
            columnNames: ['role_id'],
            referencedTableName: 'roles',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'units',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'name', type: 'varchar', length: '80' },
          { name: 'symbol', type: 'varchar', length: '16' },
          { name: 'dimension', type: 'varchar', length: '32', default: "'count'" },
          { name: 'base_id', type: 'integer', isNullable: true },
          { name: 'factor', type: 'varchar', length: '32', default: "'1'" },
          { name: 'decimals', type: 'integer', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [
          { name: 'IX_units__symbol', columnNames: ['symbol'], isUnique: true },
          { name: 'IX_units__base_id', columnNames: ['base_id'] },
        ],
        foreignKeys: [
          {
            name: 'FK_units__base_id',
            columnNames: ['base_id'],
            referencedTableName: 'units',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'attributes',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'name', type: 'varchar', length: '80' },
          { name: 'code', type: 'varchar', length: '48' },
          { name: 'type', type: 'varchar', length: '32', default: "'select'" },
          { name: 'unit_id', type: 'integer', isNullable: true },
          { name: 'is_required', type: 'boolean', default: '0' },
          { name: 'is_filterable', type: 'boolean', default: '0' },
          { name: 'is_variant_axis', type: 'boolean', default: '0' },
          { name: 'is_comparable', type: 'boolean', default: '0' },
          { name: 'sort', type: 'integer', default: '0' },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [
          { name: 'IX_attributes__code', columnNames: ['code'], isUnique: true },
          { name: 'IX_attributes__unit_id', columnNames: ['unit_id'] },
        ],
        foreignKeys: [
          {
            name: 'FK_attributes__unit_id',
            columnNames: ['unit_id'],
            referencedTableName: 'units',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'categories',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'parent_id', type: 'integer', isNullable: true },
          { name: 'name', type: 'varchar', length: '120' },
          { name: 'slug', type: 'varchar', length: '191', isNullable: true },
          { name: 'path', type: 'varchar', length: '190', default: "''" },
          { name: 'depth', type: 'integer', default: '0' },
          { name: 'description', type: 'text', isNullable: true },
          { name: 'image_id', type: 'integer', isNullable: true },
          { name: 'icon', type: 'varchar', length: '48', isNullable: true },
          { name: 'is_featured', type: 'boolean', default: '0' },
          { name: 'show_in_menu', type: 'boolean', default: '1' },
          { name: 'sort', type: 'integer', default: '0' },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [
          { name: 'IX_categories__parent_id', columnNames: ['parent_id'] },
          { name: 'IX_categories__image_id', columnNames: ['image_id'] },
          { name: 'IX_categories__path', columnNames: ['path'] },
        ],
        foreignKeys: [
          {
            name: 'FK_categories__parent_id',
            columnNames: ['parent_id'],
            referencedTableName: 'categories',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_categories__image_id',
            columnNames: ['image_id'],
            referencedTableName: 'media',
            referencedColumnNames: ['id'],
            onDelete: 'SET NULL',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'attribute_categories',
        columns: [
          { name: 'attribute_id', type: 'integer', isPrimary: true },
          { name: 'category_id', type: 'integer', isPrimary: true },
        ],
        indices: [],
        foreignKeys: [
          {
            name: 'FK_attribute_categories__attribute_id',
            columnNames: ['attribute_id'],
            referencedTableName: 'attributes',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_attribute_categories__category_id',
            columnNames: ['category_id'],
            referencedTableName: 'categories',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'attribute_values',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'attribute_id', type: 'integer' },
          { name: 'value', type: 'varchar', length: '120' },
          { name: 'code', type: 'varchar', length: '64' },
          { name: 'swatch_color', type: 'varchar', length: '7', isNullable: true },
          { name: 'swatch_image_id', type: 'integer', isNullable: true },
          { name: 'sort', type: 'integer', default: '0' },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [
          { name: 'IX_attribute_values__attribute_id', columnNames: ['attribute_id'] },
          { name: 'IX_attribute_values__swatch_image_id', columnNames: ['swatch_image_id'] },
          {
            name: 'IX_attribute_values__attribute_id_code',
            columnNames: ['attribute_id', 'code'],
            isUnique: true,
          },
        ],
        foreignKeys: [
          {
            name: 'FK_attribute_values__attribute_id',
            columnNames: ['attribute_id'],
            referencedTableName: 'attributes',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_attribute_values__swatch_image_id',
            columnNames: ['swatch_image_id'],
            referencedTableName: 'media',
            referencedColumnNames: ['id'],
            onDelete: 'SET NULL',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'brands',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'name', type: 'varchar', length: '120' },
          { name: 'slug', type: 'varchar', length: '191', isNullable: true },
          { name: 'logo_id', type: 'integer', isNullable: true },
          { name: 'description', type: 'text', isNullable: true },
          { name: 'website', type: 'varchar', length: '190', isNullable: true },
          { name: 'is_featured', type: 'boolean', default: '0' },
          { name: 'sort', type: 'integer', default: '0' },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [{ name: 'IX_brands__logo_id', columnNames: ['logo_id'] }],
        foreignKeys: [
          {
            name: 'FK_brands__logo_id',
            columnNames: ['logo_id'],
            referencedTableName: 'media',
            referencedColumnNames: ['id'],
            onDelete: 'SET NULL',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'carts',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'customer_id', type: 'integer', isNullable: true },
          { name: 'session_hash', type: 'varchar', length: '64', isNullable: true },
        ],
        indices: [
          { name: 'IX_carts__customer_id', columnNames: ['customer_id'], isUnique: true },
          { name: 'IX_carts__session_hash', columnNames: ['session_hash'], isUnique: true },
        ],
        foreignKeys: [
          {
            name: 'FK_carts__customer_id',
            columnNames: ['customer_id'],
            referencedTableName: 'customers',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'vendors',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'store_name', type: 'varchar', length: '120' },
          { name: 'slug', type: 'varchar', length: '191', isNullable: true },
          { name: 'legal_name', type: 'varchar', length: '160', isNullable: true },
          { name: 'tax_id', type: 'varchar', length: '40', isNullable: true },
          { name: 'email', type: 'varchar', length: '190' },
          { name: 'phone', type: 'varchar', length: '32', isNullable: true },
          { name: 'logo_id', type: 'integer', isNullable: true },
          { name: 'cover_id', type: 'integer', isNullable: true },
          { name: 'description', type: 'text', isNullable: true },
          { name: 'policies', type: 'text', isNullable: true },
          { name: 'line1', type: 'varchar', length: '190', isNullable: true },
          { name: 'city', type: 'varchar', length: '90', isNullable: true },
          { name: 'postcode', type: 'varchar', length: '16', isNullable: true },
          { name: 'country_id', type: 'integer', isNullable: true },
          { name: 'status', type: 'varchar', length: '32', default: "'pending'" },
          { name: 'store_status', type: 'varchar', length: '32', default: "'open'" },
          { name: 'vacation_starts_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'vacation_ends_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'is_featured', type: 'boolean', default: '0' },
          { name: 'approved_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'rating_sum', type: 'integer', default: '0' },
          { name: 'rating_count', type: 'integer', default: '0' },
          { name: 'followers_count', type: 'integer', default: '0' },
          { name: 'product_count', type: 'integer', default: '0' },
          { name: 'version', type: 'integer', default: '1' },
        ],
        indices: [
          { name: 'IX_vendors__logo_id', columnNames: ['logo_id'] },
          { name: 'IX_vendors__cover_id', columnNames: ['cover_id'] },
          { name: 'IX_vendors__country_id', columnNames: ['country_id'] },
          { name: 'IX_vendors__status_is_featured', columnNames: ['status', 'is_featured'] },
        ],
        foreignKeys: [
          {
            name: 'FK_vendors__logo_id',
            columnNames: ['logo_id'],
            referencedTableName: 'media',
            referencedColumnNames: ['id'],
            onDelete: 'SET NULL',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_vendors__cover_id',
            columnNames: ['cover_id'],
            referencedTableName: 'media',
            referencedColumnNames: ['id'],
            onDelete: 'SET NULL',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_vendors__country_id',
            columnNames: ['country_id'],
            referencedTableName: 'countries',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'manufacturers',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'name', type: 'varchar', length: '120' },
          { name: 'slug', type: 'varchar', length: '191', isNullable: true },
          { name: 'logo_id', type: 'integer', isNullable: true },
          { name: 'description', type: 'text', isNullable: true },
          { name: 'website', type: 'varchar', length: '190', isNullable: true },
          { name: 'is_featured', type: 'boolean', default: '0' },
          { name: 'sort', type: 'integer', default: '0' },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [{ name: 'IX_manufacturers__logo_id', columnNames: ['logo_id'] }],
        foreignKeys: [
          {
            name: 'FK_manufacturers__logo_id',
            columnNames: ['logo_id'],
            referencedTableName: 'media',
            referencedColumnNames: ['id'],
            onDelete: 'SET NULL',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'tax_classes',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'name', type: 'varchar', length: '80' },
          { name: 'code', type: 'varchar', length: '32' },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [{ name: 'IX_tax_classes__code', columnNames: ['code'], isUnique: true }],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'products',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'vendor_id', type: 'integer' },
          { name: 'type', type: 'varchar', length: '32', default: "'simple'" },
          { name: 'status', type: 'varchar', length: '32', default: "'draft'" },
          { name: 'name', type: 'varchar', length: '160' },
          { name: 'slug', type: 'varchar', length: '191', isNullable: true },
          { name: 'short_description', type: 'text', isNullable: true },
          { name: 'description', type: 'text', isNullable: true },
          { name: 'brand_id', type: 'integer', isNullable: true },
          { name: 'manufacturer_id', type: 'integer', isNullable: true },
          { name: 'primary_category_id', type: 'integer', isNullable: true },
          { name: 'unit_id', type: 'integer', isNullable: true },
          { name: 'tax_class_id', type: 'integer', isNullable: true },
          { name: 'condition', type: 'varchar', length: '32', default: "'new'" },
          { name: 'min_qty', type: 'integer', default: '1' },
          { name: 'max_qty', type: 'integer', default: '99' },
          { name: 'warranty', type: 'varchar', length: '190', isNullable: true },
          { name: 'return_days', type: 'integer', default: '30' },
          { name: 'is_featured', type: 'boolean', default: '0' },
          { name: 'available_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'rating_sum', type: 'integer', default: '0' },
          { name: 'rating_count', type: 'integer', default: '0' },
          { name: 'sold_count', type: 'integer', default: '0' },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'version', type: 'integer', default: '1' },
        ],
        indices: [
          { name: 'IX_products__vendor_id', columnNames: ['vendor_id'] },
          { name: 'IX_products__brand_id', columnNames: ['brand_id'] },
          { name: 'IX_products__manufacturer_id', columnNames: ['manufacturer_id'] },
          { name: 'IX_products__primary_category_id', columnNames: ['primary_category_id'] },
          { name: 'IX_products__unit_id', columnNames: ['unit_id'] },
          { name: 'IX_products__tax_class_id', columnNames: ['tax_class_id'] },
          { name: 'IX_products__status_created_at', columnNames: ['status', 'created_at'] },
          { name: 'IX_products__vendor_id_status', columnNames: ['vendor_id', 'status'] },
        ],
        foreignKeys: [
          {
            name: 'FK_products__vendor_id',
            columnNames: ['vendor_id'],
            referencedTableName: 'vendors',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_products__brand_id',
            columnNames: ['brand_id'],
            referencedTableName: 'brands',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_products__manufacturer_id',
            columnNames: ['manufacturer_id'],
            referencedTableName: 'manufacturers',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_products__primary_category_id',
            columnNames: ['primary_category_id'],
            referencedTableName: 'categories',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_products__unit_id',
            columnNames: ['unit_id'],
            referencedTableName: 'units',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_products__tax_class_id',
            columnNames: ['tax_class_id'],
            referencedTableName: 'tax_classes',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'variants',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'product_id', type: 'integer' },
          { name: 'vendor_id', type: 'integer' },
          { name: 'sku', type: 'varchar', length: '64' },
          { name: 'gtin', type: 'varchar', length: '14', isNullable: true },
          { name: 'option_key', type: 'varchar', length: '120', default: "''" },
          { name: 'price', type: 'bigint' },
          { name: 'compare_at', type: 'bigint', isNullable: true },
          { name: 'cost', type: 'bigint', isNullable: true },
          { name: 'weight', type: 'integer', isNullable: true },
          { name: 'media_id', type: 'integer', isNullable: true },
          { name: 'backorder', type: 'varchar', length: '8', default: "'deny'" },
          { name: 'on_hand', type: 'integer', default: '0' },
          { name: 'reserved', type: 'integer', default: '0' },
          { name: 'sort', type: 'integer', default: '0' },
        ],
        indices: [
          { name: 'IX_variants__media_id', columnNames: ['media_id'] },
          { name: 'IX_variants__vendor_id_sku', columnNames: ['vendor_id', 'sku'], isUnique: true },
          {
            name: 'IX_variants__product_id_option_key',
            columnNames: ['product_id', 'option_key'],
            isUnique: true,
          },
        ],
        foreignKeys: [
          {
            name: 'FK_variants__product_id',
            columnNames: ['product_id'],
            referencedTableName: 'products',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_variants__media_id',
            columnNames: ['media_id'],
            referencedTableName: 'media',
            referencedColumnNames: ['id'],
            onDelete: 'SET NULL',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'cart_lines',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'cart_id', type: 'integer' },
          { name: 'variant_id', type: 'integer' },
          { name: 'quantity', type: 'integer' },
          { name: 'unit_price', type: 'bigint' },
        ],
        indices: [
          { name: 'IX_cart_lines__variant_id', columnNames: ['variant_id'] },
          {
            name: 'IX_cart_lines__cart_id_variant_id',
            columnNames: ['cart_id', 'variant_id'],
            isUnique: true,
          },
        ],
        foreignKeys: [
          {
            name: 'FK_cart_lines__cart_id',
            columnNames: ['cart_id'],
            referencedTableName: 'carts',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_cart_lines__variant_id',
            columnNames: ['variant_id'],
            referencedTableName: 'variants',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'coupons',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'code', type: 'varchar', length: '40' },
          { name: 'title', type: 'varchar', length: '120' },
          { name: 'type', type: 'varchar', length: '32' },
          { name: 'rate', type: 'varchar', length: '32', isNullable: true },
          { name: 'amount', type: 'bigint', isNullable: true },
          { name: 'max_discount', type: 'bigint', isNullable: true },
          { name: 'min_spend', type: 'bigint', isNullable: true },
          { name: 'starts_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'ends_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'limit_total', type: 'integer', isNullable: true },
          { name: 'limit_per_customer', type: 'integer', isNullable: true },
          { name: 'used', type: 'integer', default: '0' },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [{ name: 'IX_coupons__code', columnNames: ['code'], isUnique: true }],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'coupon_redemptions',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'coupon_id', type: 'integer' },
          { name: 'buyer', type: 'varchar', length: '190' },
          { name: 'ordinal', type: 'integer' },
          { name: 'group_number', type: 'varchar', length: '16' },
          { name: 'currency', type: 'varchar', length: '3' },
          { name: 'discount', type: 'bigint' },
        ],
        indices: [
          { name: 'IX_coupon_redemptions__coupon_id', columnNames: ['coupon_id'] },
          { name: 'IX_coupon_redemptions__group_number', columnNames: ['group_number'], isUnique: true },
          {
            name: 'IX_coupon_redemptions__coupon_id_buyer_ordinal',
            columnNames: ['coupon_id', 'buyer', 'ordinal'],
            isUnique: true,
          },
        ],
        foreignKeys: [
          {
            name: 'FK_coupon_redemptions__coupon_id',
            columnNames: ['coupon_id'],
            referencedTableName: 'coupons',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'languages',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'code', type: 'varchar', length: '32' },
          { name: 'iso', type: 'varchar', length: '16' },
          { name: 'name', type: 'varchar', length: '60' },
          { name: 'native_name', type: 'varchar', length: '60' },
          { name: 'direction', type: 'varchar', length: '32', default: "'ltr'" },
          { name: 'fallback_id', type: 'integer', isNullable: true },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [
          { name: 'IX_languages__code', columnNames: ['code'], isUnique: true },
          { name: 'IX_languages__fallback_id', columnNames: ['fallback_id'] },
        ],
        foreignKeys: [
          {
            name: 'FK_languages__fallback_id',
            columnNames: ['fallback_id'],
            referencedTableName: 'languages',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'mailbox',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'to', type: 'varchar', length: '320' },
          { name: 'subject', type: 'varchar', length: '255' },
          { name: 'html', type: 'text' },
          { name: 'text', type: 'text' },
        ],
        indices: [],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'order_groups',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'number', type: 'varchar', length: '16' },
          { name: 'customer_id', type: 'integer', isNullable: true },
          { name: 'buyer', type: 'varchar', length: '80' },
          { name: 'idempotency_key', type: 'varchar', length: '100' },
          { name: 'email', type: 'varchar', length: '190' },
          { name: 'language', type: 'varchar', length: '8' },
          { name: 'currency', type: 'varchar', length: '3' },
          { name: 'rate_at_sale', type: 'varchar', length: '32' },
          { name: 'payment_method', type: 'varchar', length: '48' },
          { name: 'shipping_address', type: 'text' },
          { name: 'billing_address', type: 'text' },
          { name: 'items', type: 'bigint' },
          { name: 'discount', type: 'bigint' },
          { name: 'shipping', type: 'bigint' },
          { name: 'tax', type: 'bigint' },
          { name: 'tax_included', type: 'bigint' },
          { name: 'total', type: 'bigint' },
          { name: 'taxes', type: 'text' },
          { name: 'note', type: 'text', isNullable: true },
        ],
        indices: [
          { name: 'IX_order_groups__number', columnNames: ['number'], isUnique: true },
          { name: 'IX_order_groups__customer_id', columnNames: ['customer_id'] },
          {
            name: 'IX_order_groups__buyer_idempotency_key',
            columnNames: ['buyer', 'idempotency_key'],
            isUnique: true,
          },
        ],
        foreignKeys: [
          {
            name: 'FK_order_groups__customer_id',
            columnNames: ['customer_id'],
            referencedTableName: 'customers',
            referencedColumnNames: ['id'],
            onDelete: 'SET NULL',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'orders',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'number', type: 'varchar', length: '20' },
          { name: 'group_id', type: 'integer' },
          { name: 'vendor_id', type: 'integer' },
          { name: 'customer_id', type: 'integer', isNullable: true },
          { name: 'customer_name', type: 'varchar', length: '160' },
          { name: 'email', type: 'varchar', length: '190' },
          { name: 'state', type: 'varchar', length: '32' },
          { name: 'payment_method', type: 'varchar', length: '48' },
          { name: 'currency', type: 'varchar', length: '3' },
          { name: 'rate_at_sale', type: 'varchar', length: '32' },
          { name: 'items', type: 'bigint' },
          { name: 'discount', type: 'bigint' },
          { name: 'shipping', type: 'bigint' },
          { name: 'tax', type: 'bigint' },
          { name: 'tax_included', type: 'bigint' },
          { name: 'total', type: 'bigint' },
          { name: 'taxes', type: 'text' },
          { name: 'item_count', type: 'integer' },
          { name: 'shipping_method_id', type: 'integer', isNullable: true },
          { name: 'shipping_method', type: 'varchar', length: '120' },
          { name: 'note', type: 'text', isNullable: true },
          { name: 'placed_at', type: 'datetime', precision: 3 },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'version', type: 'integer' },
        ],
        indices: [
          { name: 'IX_orders__number', columnNames: ['number'], isUnique: true },
          { name: 'IX_orders__group_id', columnNames: ['group_id'] },
          { name: 'IX_orders__vendor_id', columnNames: ['vendor_id'] },
          { name: 'IX_orders__customer_id', columnNames: ['customer_id'] },
          { name: 'IX_orders__email', columnNames: ['email'] },
          { name: 'IX_orders__state_placed_at', columnNames: ['state', 'placed_at'] },
          { name: 'IX_orders__vendor_id_placed_at', columnNames: ['vendor_id', 'placed_at'] },
          { name: 'IX_orders__placed_at', columnNames: ['placed_at'] },
        ],
        foreignKeys: [
          {
            name: 'FK_orders__group_id',
            columnNames: ['group_id'],
            referencedTableName: 'order_groups',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_orders__vendor_id',
            columnNames: ['vendor_id'],
            referencedTableName: 'vendors',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_orders__customer_id',
            columnNames: ['customer_id'],
            referencedTableName: 'customers',
            referencedColumnNames: ['id'],
            onDelete: 'SET NULL',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'order_events',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'order_id', type: 'integer' },
          { name: 'state', type: 'varchar', length: '32' },
          { name: 'order_status_id', type: 'integer', isNullable: true },
          { name: 'note', type: 'text', isNullable: true },
          { name: 'actor', type: 'varchar', length: '160', isNullable: true },
          { name: 'created_at', type: 'datetime', precision: 3 },
        ],
        indices: [{ name: 'IX_order_events__order_id', columnNames: ['order_id'] }],
        foreignKeys: [
          {
            name: 'FK_order_events__order_id',
            columnNames: ['order_id'],
            referencedTableName: 'orders',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'order_lines',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'order_id', type: 'integer' },
          { name: 'product_id', type: 'integer' },
          { name: 'variant_id', type: 'integer' },
          { name: 'slug', type: 'varchar', length: '191' },
          { name: 'name', type: 'varchar', length: '250' },
          { name: 'sku', type: 'varchar', length: '80' },
          { name: 'options', type: 'text' },
          { name: 'media_id', type: 'integer', isNullable: true },
          { name: 'quantity', type: 'integer' },
          { name: 'unit_price', type: 'bigint' },
          { name: 'discounts', type: 'text' },
          { name: 'discount', type: 'bigint' },
          { name: 'taxes', type: 'text' },
          { name: 'tax', type: 'bigint' },
          { name: 'commission', type: 'text', isNullable: true },
          { name: 'total', type: 'bigint' },
        ],
        indices: [
          { name: 'IX_order_lines__product_id', columnNames: ['product_id'] },
          {
            name: 'IX_order_lines__order_id_variant_id',
            columnNames: ['order_id', 'variant_id'],
            isUnique: true,
          },
        ],
        foreignKeys: [
          {
            name: 'FK_order_lines__order_id',
            columnNames: ['order_id'],
            referencedTableName: 'orders',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'order_statuses',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'name', type: 'varchar', length: '80' },
          { name: 'maps_to', type: 'varchar', length: '32' },
          { name: 'color', type: 'varchar', length: '7', isNullable: true },
          { name: 'sort', type: 'integer', default: '0' },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [{ name: 'IX_order_statuses__maps_to', columnNames: ['maps_to'] }],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'outbox_jobs',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'name', type: 'varchar', length: '160' },
          { name: 'payload', type: 'text' },
          { name: 'job_key', type: 'varchar', length: '190', isNullable: true },
          { name: 'state', type: 'varchar', length: '8' },
          { name: 'attempts', type: 'integer' },
          { name: 'run_at', type: 'datetime', precision: 3 },
          { name: 'claim', type: 'varchar', length: '36', isNullable: true },
          { name: 'last_error', type: 'text', isNullable: true },
          { name: 'created_at', type: 'datetime', precision: 3 },
        ],
        indices: [
          { name: 'UQ_outbox_jobs__job_key', columnNames: ['job_key'], isUnique: true },
          { name: 'IX_outbox_jobs_claim', columnNames: ['claim'] },
          { name: 'IX_outbox_jobs_due', columnNames: ['state', 'run_at'] },
        ],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'payments',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'reference', type: 'varchar', length: '32' },
          { name: 'method_code', type: 'varchar', length: '48' },
          { name: 'driver', type: 'varchar', length: '32' },
          { name: 'provider_reference', type: 'varchar', length: '190', isNullable: true },
          { name: 'currency', type: 'varchar', length: '3' },
          { name: 'amount', type: 'bigint' },
          { name: 'created_at', type: 'datetime', precision: 3 },
        ],
        indices: [
          {
            name: 'IX_payments__driver_provider_reference',
            columnNames: ['driver', 'provider_reference'],
            isUnique: true,
          },
          { name: 'IX_payments__reference', columnNames: ['reference'] },
        ],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'payment_events',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'payment_id', type: 'integer' },
          { name: 'type', type: 'varchar', length: '16' },
          { name: 'amount', type: 'bigint' },
          { name: 'part', type: 'varchar', length: '32', isNullable: true },
          { name: 'event_key', type: 'varchar', length: '120' },
          { name: 'created_at', type: 'datetime', precision: 3 },
        ],
        indices: [
          {
            name: 'IX_payment_events__payment_id_event_key',
            columnNames: ['payment_id', 'event_key'],
            isUnique: true,
          },
        ],
        foreignKeys: [
          {
            name: 'FK_payment_events__payment_id',
            columnNames: ['payment_id'],
            referencedTableName: 'payments',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'payment_methods',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'code', type: 'varchar', length: '48' },
          { name: 'name', type: 'varchar', length: '120' },
          { name: 'instructions', type: 'text', isNullable: true },
          { name: 'driver', type: 'varchar', length: '32' },
          { name: 'mode', type: 'varchar', length: '32', default: "'live'" },
          { name: 'config', type: 'text', isNullable: true },
          { name: 'min_amount', type: 'bigint', isNullable: true },
          { name: 'max_amount', type: 'bigint', isNullable: true },
          { name: 'sort', type: 'integer', default: '0' },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [{ name: 'IX_payment_methods__code', columnNames: ['code'], isUnique: true }],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'permissions',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'resource', type: 'varchar', length: '64' },
          { name: 'action', type: 'varchar', length: '32' },
          { name: 'label', type: 'varchar', length: '120' },
          { name: 'audience', type: 'varchar', length: '32' },
        ],
        indices: [
          {
            name: 'IX_permissions__audience_resource_action',
            columnNames: ['audience', 'resource', 'action'],
            isUnique: true,
          },
        ],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'product_axes',
        columns: [
          { name: 'product_id', type: 'integer', isPrimary: true },
          { name: 'attribute_id', type: 'integer', isPrimary: true },
          { name: 'sort', type: 'integer' },
        ],
        indices: [{ name: 'IX_product_axes__attribute_id', columnNames: ['attribute_id'] }],
        foreignKeys: [
          {
            name: 'FK_product_axes__product_id',
            columnNames: ['product_id'],
            referencedTableName: 'products',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_product_axes__attribute_id',
            columnNames: ['attribute_id'],
            referencedTableName: 'attributes',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'product_cards',
        columns: [
          { name: 'product_id', type: 'integer', isPrimary: true },
          { name: 'language', type: 'varchar', length: '8', isPrimary: true },
          { name: 'body', type: 'text' },
        ],
        indices: [],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'product_categories',
        columns: [
          { name: 'product_id', type: 'integer', isPrimary: true },
          { name: 'category_id', type: 'integer', isPrimary: true },
        ],
        indices: [{ name: 'IX_product_categories__category_id', columnNames: ['category_id'] }],
        foreignKeys: [
          {
            name: 'FK_product_categories__product_id',
            columnNames: ['product_id'],
            referencedTableName: 'products',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_product_categories__category_id',
            columnNames: ['category_id'],
            referencedTableName: 'categories',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'product_media',
        columns: [
          { name: 'product_id', type: 'integer', isPrimary: true },
          { name: 'media_id', type: 'integer', isPrimary: true },
          { name: 'sort', type: 'integer' },
        ],
        indices: [{ name: 'IX_product_media__media_id', columnNames: ['media_id'] }],
        foreignKeys: [
          {
            name: 'FK_product_media__product_id',
            columnNames: ['product_id'],
            referencedTableName: 'products',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_product_media__media_id',
            columnNames: ['media_id'],
            referencedTableName: 'media',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'product_pages',
        columns: [
          { name: 'product_id', type: 'integer', isPrimary: true },
          { name: 'language', type: 'varchar', length: '8', isPrimary: true },
          { name: 'body', type: 'text' },
          { name: 'description', type: 'text' },
        ],
        indices: [],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'product_specifications',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'product_id', type: 'integer' },
          { name: 'attribute_id', type: 'integer' },
          { name: 'value_id', type: 'integer', isNullable: true },
          { name: 'text', type: 'varchar', length: '500', isNullable: true },
        ],
        indices: [
          { name: 'IX_product_specifications__value_id', columnNames: ['value_id'] },
          { name: 'IX_product_specifications__attribute_id', columnNames: ['attribute_id'] },
          {
            name: 'IX_product_specifications__product_id_attribute_id_value_id',
            columnNames: ['product_id', 'attribute_id', 'value_id'],
            isUnique: true,
          },
        ],
        foreignKeys: [
          {
            name: 'FK_product_specifications__product_id',
            columnNames: ['product_id'],
            referencedTableName: 'products',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_product_specifications__attribute_id',
            columnNames: ['attribute_id'],
            referencedTableName: 'attributes',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_product_specifications__value_id',
            columnNames: ['value_id'],
            referencedTableName: 'attribute_values',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'role_permissions',
        columns: [
          { name: 'role_id', type: 'integer', isPrimary: true },
          { name: 'permission_id', type: 'integer', isPrimary: true },
        ],
        indices: [],
        foreignKeys: [
          {
            name: 'FK_role_permissions__role_id',
            columnNames: ['role_id'],
            referencedTableName: 'roles',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_role_permissions__permission_id',
            columnNames: ['permission_id'],
            referencedTableName: 'permissions',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'sessions',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'audience', type: 'varchar', length: '16' },
          { name: 'subject_id', type: 'integer' },
          { name: 'expires_at', type: 'datetime', precision: 3 },
          { name: 'revoked_at', type: 'datetime', precision: 3, isNullable: true },
        ],
        indices: [{ name: 'IX_sessions__audience_subject_id', columnNames: ['audience', 'subject_id'] }],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'settings',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'group', type: 'varchar', length: '32' },
          { name: 'key', type: 'varchar', length: '64' },
          { name: 'value', type: 'text' },
        ],
        indices: [{ name: 'IX_settings__group_key', columnNames: ['group', 'key'], isUnique: true }],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'shipping_methods',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'name', type: 'varchar', length: '120' },
          { name: 'code', type: 'varchar', length: '48' },
          { name: 'vendor_id', type: 'integer', isNullable: true },
          { name: 'rate_type', type: 'varchar', length: '32' },
          { name: 'rate', type: 'bigint' },
          { name: 'free_over', type: 'bigint', isNullable: true },
          { name: 'handling', type: 'bigint', isNullable: true },
          { name: 'min_days', type: 'integer', default: '1' },
          { name: 'max_days', type: 'integer', default: '5' },
          { name: 'tax_class_id', type: 'integer', isNullable: true },
          { name: 'cod_allowed', type: 'boolean', default: '1' },
          { name: 'sort', type: 'integer', default: '0' },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [
          { name: 'IX_shipping_methods__vendor_id', columnNames: ['vendor_id'] },
          { name: 'IX_shipping_methods__tax_class_id', columnNames: ['tax_class_id'] },
          { name: 'IX_shipping_methods__vendor_id_code', columnNames: ['vendor_id', 'code'] },
        ],
        foreignKeys: [
          {
            name: 'FK_shipping_methods__vendor_id',
            columnNames: ['vendor_id'],
            referencedTableName: 'vendors',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_shipping_methods__tax_class_id',
            columnNames: ['tax_class_id'],
            referencedTableName: 'tax_classes',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'zones',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'name', type: 'varchar', length: '90' },
          { name: 'kind', type: 'varchar', length: '32', default: "'both'" },
          { name: 'priority', type: 'integer', default: '0' },
          { name: 'members', type: 'text' },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'shipping_method_zones',
        columns: [
          { name: 'shipping_method_id', type: 'integer', isPrimary: true },
          { name: 'zone_id', type: 'integer', isPrimary: true },
        ],
        indices: [],
        foreignKeys: [
          {
            name: 'FK_shipping_method_zones__shipping_method_id',
            columnNames: ['shipping_method_id'],
            referencedTableName: 'shipping_methods',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_shipping_method_zones__zone_id',
            columnNames: ['zone_id'],
            referencedTableName: 'zones',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'shop_entries',
        columns: [
          { name: 'product_id', type: 'integer', isPrimary: true },
          { name: 'is_live', type: 'boolean', default: '0' },
          { name: 'vendor_id', type: 'integer' },
          { name: 'brand_id', type: 'integer', isNullable: true },
          { name: 'price', type: 'bigint' },
          { name: 'price_max', type: 'bigint' },
          { name: 'rating', type: 'integer', default: '0' },
          { name: 'sold_count', type: 'integer', default: '0' },
          { name: 'stock_status', type: 'varchar', length: '16' },
          { name: 'is_featured', type: 'boolean', default: '0' },
          { name: 'available_ms', type: 'bigint', default: '0' },
          { name: 'created_ms', type: 'bigint' },
          { name: 'categories', type: 'text' },
          { name: 'variants', type: 'text' },
          { name: 'changed_ms', type: 'bigint' },
        ],
        indices: [{ name: 'IX_shop_entries__changed_ms', columnNames: ['changed_ms'] }],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'slider_images',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'title', type: 'varchar', length: '120' },
          { name: 'subtitle', type: 'varchar', length: '250', isNullable: true },
          { name: 'action', type: 'varchar', length: '40', isNullable: true },
          { name: 'image_id', type: 'integer', isNullable: true },
          { name: 'mobile_image_id', type: 'integer', isNullable: true },
          { name: 'background', type: 'varchar', length: '200', isNullable: true },
          { name: 'link_type', type: 'varchar', length: '32', default: "'none'" },
          { name: 'link_value', type: 'varchar', length: '500', isNullable: true },
          { name: 'placement', type: 'varchar', length: '32', default: "'home'" },
          { name: 'template', type: 'varchar', length: '32', isNullable: true },
          { name: 'sort', type: 'integer', default: '0' },
          { name: 'starts_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'ends_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [
          { name: 'IX_slider_images__image_id', columnNames: ['image_id'] },
          { name: 'IX_slider_images__mobile_image_id', columnNames: ['mobile_image_id'] },
        ],
        foreignKeys: [
          {
            name: 'FK_slider_images__image_id',
            columnNames: ['image_id'],
            referencedTableName: 'media',
            referencedColumnNames: ['id'],
            onDelete: 'SET NULL',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_slider_images__mobile_image_id',
            columnNames: ['mobile_image_id'],
            referencedTableName: 'media',
            referencedColumnNames: ['id'],
            onDelete: 'SET NULL',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'slugs',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'resource', type: 'varchar', length: '64' },
          { name: 'language', type: 'varchar', length: '8' },
          { name: 'slug', type: 'varchar', length: '191' },
          { name: 'record_id', type: 'integer' },
          { name: 'is_current', type: 'boolean', default: '0' },
        ],
        indices: [
          { name: 'IX_slugs__resource_record_id', columnNames: ['resource', 'record_id'] },
          {
            name: 'IX_slugs__resource_slug_language',
            columnNames: ['resource', 'slug', 'language'],
            isUnique: true,
          },
        ],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'stock_movements',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'variant_id', type: 'integer' },
          { name: 'type', type: 'varchar', length: '32' },
          { name: 'quantity', type: 'integer' },
          { name: 'reason', type: 'varchar', length: '190', isNullable: true },
          { name: 'reference', type: 'varchar', length: '64', isNullable: true },
          { name: 'movement_key', type: 'varchar', length: '120' },
          { name: 'actor', type: 'varchar', length: '32', isNullable: true },
        ],
        indices: [
          { name: 'IX_stock_movements__variant_id', columnNames: ['variant_id'] },
          { name: 'IX_stock_movements__movement_key', columnNames: ['movement_key'], isUnique: true },
        ],
        foreignKeys: [
          {
            name: 'FK_stock_movements__variant_id',
            columnNames: ['variant_id'],
            referencedTableName: 'variants',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'tax_rates',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'tax_class_id', type: 'integer' },
          { name: 'zone_id', type: 'integer' },
          { name: 'name', type: 'varchar', length: '80' },
          { name: 'rate', type: 'varchar', length: '32' },
          { name: 'priority', type: 'integer', default: '0' },
          { name: 'compound', type: 'boolean', default: '0' },
          { name: 'on_shipping', type: 'boolean', default: '0' },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [
          { name: 'IX_tax_rates__tax_class_id', columnNames: ['tax_class_id'] },
          { name: 'IX_tax_rates__zone_id', columnNames: ['zone_id'] },
        ],
        foreignKeys: [
          {
            name: 'FK_tax_rates__tax_class_id',
            columnNames: ['tax_class_id'],
            referencedTableName: 'tax_classes',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_tax_rates__zone_id',
            columnNames: ['zone_id'],
            referencedTableName: 'zones',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'translations',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'resource', type: 'varchar', length: '64' },
          { name: 'record_id', type: 'integer' },
          { name: 'language', type: 'varchar', length: '8' },
          { name: 'texts', type: 'text' },
        ],
        indices: [
          {
            name: 'IX_translations__resource_record_id_language',
            columnNames: ['resource', 'record_id', 'language'],
            isUnique: true,
          },
        ],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'variant_options',
        columns: [
          { name: 'variant_id', type: 'integer', isPrimary: true },
          { name: 'attribute_id', type: 'integer', isPrimary: true },
          { name: 'value_id', type: 'integer' },
        ],
        indices: [
          { name: 'IX_variant_options__value_id', columnNames: ['value_id'] },
          { name: 'IX_variant_options__attribute_id', columnNames: ['attribute_id'] },
        ],
        foreignKeys: [
          {
            name: 'FK_variant_options__variant_id',
            columnNames: ['variant_id'],
            referencedTableName: 'variants',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_variant_options__attribute_id',
            columnNames: ['attribute_id'],
            referencedTableName: 'attributes',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_variant_options__value_id',
            columnNames: ['value_id'],
            referencedTableName: 'attribute_values',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'vendor_users',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'vendor_id', type: 'integer' },
          { name: 'role_id', type: 'integer' },
          { name: 'name', type: 'varchar', length: '120' },
          { name: 'email', type: 'varchar', length: '190' },
          { name: 'phone', type: 'varchar', length: '32', isNullable: true },
          { name: 'avatar_id', type: 'integer', isNullable: true },
          { name: 'password', type: 'varchar', length: '200' },
          { name: 'locale', type: 'varchar', length: '32', isNullable: true },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [
          { name: 'IX_vendor_users__vendor_id', columnNames: ['vendor_id'] },
          { name: 'IX_vendor_users__role_id', columnNames: ['role_id'] },
          { name: 'IX_vendor_users__email', columnNames: ['email'], isUnique: true },
          { name: 'IX_vendor_users__avatar_id', columnNames: ['avatar_id'] },
        ],
        foreignKeys: [
          {
            name: 'FK_vendor_users__vendor_id',
            columnNames: ['vendor_id'],
            referencedTableName: 'vendors',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_vendor_users__role_id',
            columnNames: ['role_id'],
            referencedTableName: 'roles',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_vendor_users__avatar_id',
            columnNames: ['avatar_id'],
            referencedTableName: 'media',
            referencedColumnNames: ['id'],
            onDelete: 'SET NULL',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('vendor_users', true);
    await runner.dropTable('variant_options', true);
    await runner.dropTable('translations', true);
    await runner.dropTable('tax_rates', true);
    await runner.dropTable('stock_movements', true);
    await runner.dropTable('slugs', true);
    await runner.dropTable('slider_images', true);
    await runner.dropTable('shop_entries', true);
    await runner.dropTable('shipping_method_zones', true);
    await runner.dropTable('zones', true);
    await runner.dropTable('shipping_methods', true);
    await runner.dropTable('settings', true);
    await runner.dropTable('sessions', true);
    await runner.dropTable('role_permissions', true);
    await runner.dropTable('product_specifications', true);
    await runner.dropTable('product_pages', true);
    await runner.dropTable('product_media', true);
    await runner.dropTable('product_categories', true);
    await runner.dropTable('product_cards', true);
    await runner.dropTable('product_axes', true);
    await runner.dropTable('permissions', true);
    await runner.dropTable('payment_methods', true);
    await runner.dropTable('payment_events', true);
    await runner.dropTable('payments', true);
    await runner.dropTable('outbox_jobs', true);
    await runner.dropTable('order_statuses', true);
    await runner.dropTable('order_lines', true);
    await runner.dropTable('order_events', true);
    await runner.dropTable('orders', true);
    await runner.dropTable('order_groups', true);
    await runner.dropTable('mailbox', true);
    await runner.dropTable('languages', true);
    await runner.dropTable('coupon_redemptions', true);
    await runner.dropTable('coupons', true);
    await runner.dropTable('cart_lines', true);
    await runner.dropTable('variants', true);
    await runner.dropTable('products', true);
    await runner.dropTable('tax_classes', true);
    await runner.dropTable('manufacturers', true);
    await runner.dropTable('vendors', true);
    await runner.dropTable('carts', true);
    await runner.dropTable('brands', true);
    await runner.dropTable('attribute_values', true);
    await runner.dropTable('attribute_categories', true);
    await runner.dropTable('categories', true);
    await runner.dropTable('attributes', true);
    await runner.dropTable('units', true);
    await runner.dropTable('admins', true);
    await runner.dropTable('roles', true);
    await runner.dropTable('addresses', true);
    await runner.dropTable('cities', true);
    await runner.dropTable('states', true);
    await runner.dropTable('countries', true);
    await runner.dropTable('currencies', true);
    await runner.dropTable('customers', true);
    await runner.dropTable('media', true);
  }
}
